/*
  Logs and telemetry. Existing callers may send a payload in the query of an address, so no query may be stored: the
  Functions host cuts it off requests unless told otherwise, and the workspace cuts off what should come all the same.
*/

param name string
param location string

@description('Days.')
param retentionDays int

// A rule needs its workspace and the workspace names its rule: so the workspace is written twice.
module workspace 'workspace.bicep' = {
  name: 'workspace'
  params: { name: name, location: location, retentionDays: retentionDays }
}

resource withoutQueries 'Microsoft.Insights/dataCollectionRules@2023-03-11' = {
  name: '${name}-without-queries'
  location: location
  kind: 'WorkspaceTransforms'
  properties: {
    destinations: {
      logAnalytics: [{ name: 'workspace', workspaceResourceId: workspace.outputs.id }]
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

module transformedWorkspace 'workspace.bicep' = {
  name: 'transformed-workspace'
  params: {
    name: name
    location: location
    retentionDays: retentionDays
    transformationRuleId: withoutQueries.id
  }
}

resource insights 'Microsoft.Insights/components@2020-02-02' = {
  name: name
  location: location
  kind: 'web'
  properties: {
    Application_Type: 'web'
    WorkspaceResourceId: transformedWorkspace.outputs.id
  }
}

output workspaceId string = transformedWorkspace.outputs.id
output insightsConnectionString string = insights.properties.ConnectionString
