// Secrets. Those of others are put here by hand (docs/deployment.md), and pass no template and no workflow.

@description('Name of the vault: letters, digits and hyphens.')
@maxLength(24)
param name string
param location string

@description('Who reads the secrets.')
param readerPrincipalId string

@description('What hashes of recipients and plans are keyed by: random, and kept from the first deployment on.')
@secure()
param hashSecret string = newGuid()

// Key Vault Secrets User
var secretsUserRole = '4633458b-17de-408a-b874-0445c86b69e6'

resource vault 'Microsoft.KeyVault/vaults@2024-11-01' = {
  name: name
  location: location
  properties: {
    tenantId: subscription().tenantId
    sku: { family: 'A', name: 'standard' }
    enableRbacAuthorization: true
    enablePurgeProtection: true
    softDeleteRetentionInDays: 90
  }
}

// Another one would have limits count anew, and repeated orders not be recognised.
@onlyIfNotExists()
resource reportHashSecret 'Microsoft.KeyVault/vaults/secrets@2024-11-01' = {
  parent: vault
  name: 'REPORT-HASH-SECRET'
  properties: { value: hashSecret }
}

resource access 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  scope: vault
  name: guid(vault.id, readerPrincipalId, secretsUserRole)
  properties: {
    principalId: readerPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', secretsUserRole)
  }
}

output name string = vault.name
output secretsUrl string = '${vault.properties.vaultUri}secrets'
