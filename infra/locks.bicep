/*
  Keeps what must not be lost from being deleted by mistake, with its resource group too. Deployed once, by an Owner: the
  workflow's deployer may neither set nor take off a lock. A test environment goes without.
*/
targetScope = 'resourceGroup'

@description('Outputs of main.bicep.')
param storageName string
param vaultName string
param workspaceName string

resource storage 'Microsoft.Storage/storageAccounts@2025-01-01' existing = {
  name: storageName
}

resource vault 'Microsoft.KeyVault/vaults@2024-11-01' existing = {
  name: vaultName
}

resource workspace 'Microsoft.OperationalInsights/workspaces@2025-02-01' existing = {
  name: workspaceName
}

resource storageLock 'Microsoft.Authorization/locks@2020-05-01' = {
  scope: storage
  name: 'keep'
  properties: { level: 'CanNotDelete', notes: 'Orders of reports and the limits of their recipients.' }
}

resource vaultLock 'Microsoft.Authorization/locks@2020-05-01' = {
  scope: vault
  name: 'keep'
  properties: { level: 'CanNotDelete', notes: 'Keys of others, and the secret that hashes are keyed by.' }
}

resource workspaceLock 'Microsoft.Authorization/locks@2020-05-01' = {
  scope: workspace
  name: 'keep'
  properties: { level: 'CanNotDelete', notes: 'Logs, which tell what happened.' }
}
