// What must not be lost, and the package that the Function App runs from.

@description('Name of the storage account: small letters and digits.')
@maxLength(24)
param name string
param location string

@description('Who reads the deployed package.')
param readerPrincipalId string

var deploymentContainer = 'deployments'
// Storage Blob Data Contributor
var blobContributorRole = 'ba92f5b4-2d11-453d-a403-e96b0029c9fe'

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
    // The app keys its hashes by the connection string, so it needs one that holds a key.
    allowSharedKeyAccess: true
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

resource packageAccess 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  scope: blobs::deployments
  name: guid(account.id, readerPrincipalId, blobContributorRole)
  properties: {
    principalId: readerPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', blobContributorRole)
  }
}

output accountName string = account.name
output deploymentContainerUrl string = '${account.properties.primaryEndpoints.blob}${deploymentContainer}'
