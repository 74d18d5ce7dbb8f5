// What must not be lost, and the package that the Function App runs from.

@description('Name of the storage account: small letters and digits.')
@maxLength(24)
param name string
param location string

@description('Who works with it: the host and the app.')
param userPrincipalId string

var deploymentContainer = 'deployments'

// What the Functions host and the app need of AzureWebJobsStorage, by Microsoft's list of built-in roles.
var roles = [
  // Storage Blob Data Owner: the package, the host's leases and keys
  'b7e6dc6d-f1e8-4753-8033-0f276bb0955b'
  // Storage Queue Data Contributor
  '974c5e8b-45b9-4653-ba55-5f855dd0fb88'
  // Storage Table Data Contributor
  '0a9a7e1f-b9d0-4cc4-a60d-0319b160aaa3'
]

resource account 'Microsoft.Storage/storageAccounts@2025-01-01' = {
  name: name
  location: location
  kind: 'StorageV2'
  // A mail that was promised outlives the loss of a data centre.
  sku: { name: 'Standard_ZRS' }
  properties: {
    minimumTlsVersion: 'TLS1_2'
    supportsHttpsTrafficOnly: true
    allowBlobPublicAccess: false
    // Nothing but identities gets in, so there is no key to leak or to renew.
    allowSharedKeyAccess: false
  }
}

resource blobs 'Microsoft.Storage/storageAccounts/blobServices@2025-01-01' = {
  parent: account
  name: 'default'

  resource deployments 'containers' = {
    name: deploymentContainer
  }
}

resource queues 'Microsoft.Storage/storageAccounts/queueServices@2025-01-01' = {
  parent: account
  name: 'default'

  resource reportEmails 'queues' = {
    name: 'report-emails'
  }

  resource poison 'queues' = {
    name: 'report-emails-poison'
  }
}

resource tables 'Microsoft.Storage/storageAccounts/tableServices@2025-01-01' = {
  parent: account
  name: 'default'

  resource reports 'tables' = {
    name: 'reports'
  }

  resource limits 'tables' = {
    name: 'limits'
  }
}

resource access 'Microsoft.Authorization/roleAssignments@2022-04-01' = [for role in roles: {
  scope: account
  name: guid(account.id, userPrincipalId, role)
  properties: {
    principalId: userPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role)
  }
}]

output name string = account.name
output blobServiceUri string = account.properties.primaryEndpoints.blob
output queueServiceUri string = account.properties.primaryEndpoints.queue
output tableServiceUri string = account.properties.primaryEndpoints.table
output deploymentContainerUrl string = '${account.properties.primaryEndpoints.blob}${deploymentContainer}'
