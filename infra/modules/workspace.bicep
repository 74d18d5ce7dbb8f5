// The workspace as it is to be, with the rule that every entry passes.

param name string
param location string

@description('Days.')
param retentionDays int

@description('GB a day; what is beyond is dropped.')
param quotaGbPerDay int

@description('Id of the rule that every entry passes before it is stored.')
param transformationRuleId string

resource workspace 'Microsoft.OperationalInsights/workspaces@2025-02-01' = {
  name: name
  location: location
  properties: {
    sku: { name: 'PerGB2018' }
    retentionInDays: retentionDays
    workspaceCapping: { dailyQuotaGb: quotaGbPerDay }
    defaultDataCollectionRuleResourceId: transformationRuleId
  }
}

output id string = workspace.id
