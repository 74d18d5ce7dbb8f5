/*
  Logs and telemetry. Existing callers may send a payload in the query of an address, so no query may be stored: the
  Functions host cuts it off requests unless told otherwise, and the workspace cuts off what should come all the same.
*/

param name string
param location string

@description('Days.')
param retentionDays int

@description('GB a day; what is beyond is dropped.')
param quotaGbPerDay int

/*
  A rule needs its workspace and the workspace names its rule, so there is a first time without. Later deployments leave
  that step out: it would take the rule off until the second one puts it back.
*/
@onlyIfNotExists()
resource newWorkspace 'Microsoft.OperationalInsights/workspaces@2025-02-01' = {
  name: name
  location: location
  properties: { sku: { name: 'PerGB2018' } }
}

resource withoutQueries 'Microsoft.Insights/dataCollectionRules@2023-03-11' = {
  name: '${name}-without-queries'
  location: location
  kind: 'WorkspaceTransforms'
  properties: {
    destinations: {
      logAnalytics: [{ name: 'workspace', workspaceResourceId: newWorkspace.id }]
    }
    dataFlows: [
      {
        streams: ['Microsoft-Table-AppRequests']
        destinations: ['workspace']
        transformKql: 'source | extend Url = extract(@"^[^?#]*", 0, Url)'
      }
    ]
  }
}

module workspace 'workspace.bicep' = {
  name: 'workspace'
  params: {
    name: name
    location: location
    retentionDays: retentionDays
    quotaGbPerDay: quotaGbPerDay
    transformationRuleId: withoutQueries.id
  }
}

resource insights 'Microsoft.Insights/components@2020-02-02' = {
  name: name
  location: location
  kind: 'web'
  properties: {
    Application_Type: 'web'
    WorkspaceResourceId: workspace.outputs.id
  }
}

// What an operator looks at first; its tiles ask the logs.
resource workbook 'Microsoft.Insights/workbooks@2023-06-01' = {
  name: guid(resourceGroup().id, 'workbook')
  location: location
  kind: 'shared'
  properties: {
    displayName: name
    category: 'workbook'
    sourceId: workspace.outputs.id
    serializedData: loadTextContent('workbook.json')
    version: 'Notebook/1.0'
  }
}

output workspaceId string = workspace.outputs.id
output workspaceName string = name
output insightsId string = insights.id
output insightsConnectionString string = insights.properties.ConnectionString
