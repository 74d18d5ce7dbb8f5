// One question to the logs, and a mail when its answer crosses a line.

param name string
param location string
param workspaceId string
param actionGroupId string
param summary string

@description('0 is critical, 4 is talk.')
@minValue(0)
@maxValue(4)
param severity int

@description('Kusto.')
param query string

@description('Column of the query that is compared; the number of its rows, if it is unset.')
param column string?

@allowed(['GreaterThan', 'LessThan'])
param operator string
param threshold int

@description('How far back the rule looks, ISO 8601.')
param window string

@description('How far back its query looks, where that is farther than the rule: two days at most.')
param queryWindow string?

resource rule 'Microsoft.Insights/scheduledQueryRules@2023-12-01' = {
  name: name
  location: location
  kind: 'LogAlert'
  properties: {
    displayName: name
    description: summary
    severity: severity
    enabled: true
    scopes: [workspaceId]
    evaluationFrequency: 'PT5M'
    windowSize: window
    overrideQueryTimeRange: queryWindow
    autoMitigate: true
    // A new workspace does not know all tables yet.
    skipQueryValidation: true
    criteria: {
      allOf: [
        {
          query: query
          timeAggregation: column == null ? 'Count' : 'Maximum'
          metricMeasureColumn: column
          operator: operator
          threshold: threshold
          failingPeriods: { numberOfEvaluationPeriods: 1, minFailingPeriodsToAlert: 1 }
        }
      ]
    }
    actions: { actionGroups: [actionGroupId] }
  }
}
