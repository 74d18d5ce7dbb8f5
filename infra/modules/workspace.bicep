param name string
param location string

@description('Days.')
param retentionDays int

@description('Id of the rule that every entry passes before it is stored; none, if it is unset.')
param transformationRuleId string?

resource workspace 'Microsoft.OperationalInsights/workspaces@2025-02-01' = {
  name: name
  location: location
  properties: {
    sku: { name: 'PerGB2018' }
    retentionInDays: retentionDays
    defaultDataCollectionRuleResourceId: transformationRuleId
  }
}

output id string = workspace.id
