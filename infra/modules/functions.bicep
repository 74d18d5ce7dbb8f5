// The API and the sender of reports: a Function App on Flex Consumption or on Premium.

import { Settings } from '../settings.bicep'

param name string
param location string

@description('The identity that reads the package and the secrets, and works with the storage.')
param identityId string
param identityClientId string

@description('Addresses of the storage.')
param blobServiceUri string
param queueServiceUri string
param tableServiceUri string

@description('Address of the container of packages.')
param deploymentContainerUrl string

@description('Address of the secrets, without a slash at its end.')
param secretsUrl string

param insightsConnectionString string

@description('Origins whose pages may call the API, comma-separated.')
param allowedOrigins string

@allowed(['direct', 'frontDoor'])
param topology string

@description('Id that Front Door sends with every request; empty in the topology direct.')
param frontDoorId string

@allowed(['flexConsumption', 'premium'])
param hostingPlan string

param allowsReportCallers bool

@description('Whether instances spread over zones; two of each group are then always ready, and billed.')
param isZoneRedundant bool

param maximumInstances int
param alwaysReadyInstances int

@description('MB.')
param instanceMemoryMb int

param httpConcurrencyPerInstance int
param settings Settings

var isFlex = hostingPlan == 'flexConsumption'

// Premium reads the package from here at every start, by the app's identity. A file share would need a key.
var packageUrl = '${deploymentContainerUrl}/functions.zip'
var ofPremium = isFlex
  ? {}
  : {
      FUNCTIONS_EXTENSION_VERSION: '~4'
      FUNCTIONS_WORKER_RUNTIME: 'node'
      WEBSITE_RUN_FROM_PACKAGE: packageUrl
      WEBSITE_RUN_FROM_PACKAGE_BLOB_MI_RESOURCE_ID: identityId
    }
// At least one, and as many as there are zones.
var premiumInstances = min(max(alwaysReadyInstances, isZoneRedundant ? 3 : 1), 20)

// The app takes its defaults for what is not set; a setting that is there and empty would be a value.
var chosen = toObject(filter(items(settings), setting => !empty(setting.value)), setting => setting.key, setting => setting.value)

// The names of secrets may hold no underscore.
var planningServiceKey = empty(settings.PLANNING_SERVICE_URL)
  ? {}
  : { PLANNING_SERVICE_KEY: '@Microsoft.KeyVault(SecretUri=${secretsUrl}/PLANNING-SERVICE-KEY)' }
// Without this setting the app refuses such callers; a reference to no secret would be taken for the code itself.
var reportAccessCode = allowsReportCallers
  ? { REPORT_ACCESS_CODE: '@Microsoft.KeyVault(SecretUri=${secretsUrl}/REPORT-ACCESS-CODE)' }
  : {}

var fixed = {
  // By these names the Functions host finds them, too.
  AzureWebJobsStorage__blobServiceUri: blobServiceUri
  AzureWebJobsStorage__queueServiceUri: queueServiceUri
  AzureWebJobsStorage__tableServiceUri: tableServiceUri
  AzureWebJobsStorage__credential: 'managedidentity'
  AzureWebJobsStorage__clientId: identityClientId
  REPORT_HASH_SECRET: '@Microsoft.KeyVault(SecretUri=${secretsUrl}/REPORT-HASH-SECRET)'
  MAIL_TRANSPORT: 'sendgrid'
  SENDGRID_API_KEY: '@Microsoft.KeyVault(SecretUri=${secretsUrl}/SENDGRID-API-KEY)'
  TOPOLOGY: topology
  // In place of the origins that the deployer chose: these and that of the site.
  ALLOWED_ORIGINS: allowedOrigins
  APPLICATIONINSIGHTS_CONNECTION_STRING: insightsConnectionString
}

resource plan 'Microsoft.Web/serverfarms@2024-11-01' = {
  name: name
  location: location
  kind: isFlex ? 'functionapp' : 'elastic'
  sku: isFlex
    ? { tier: 'FlexConsumption', name: 'FC1' }
    : { tier: 'ElasticPremium', name: 'EP1', capacity: premiumInstances }
  properties: {
    reserved: true
    zoneRedundant: isZoneRedundant
    maximumElasticWorkerCount: isFlex ? null : min(maximumInstances, 100)
  }
}

resource app 'Microsoft.Web/sites@2024-11-01' = {
  name: name
  location: location
  kind: 'functionapp,linux'
  identity: {
    type: 'UserAssigned'
    userAssignedIdentities: { '${identityId}': {} }
  }
  properties: {
    serverFarmId: plan.id
    httpsOnly: true
    keyVaultReferenceIdentity: identityId
    functionAppConfig: isFlex
      ? {
          runtime: { name: 'node', version: '24' }
          deployment: {
            storage: {
              type: 'blobContainer'
              value: deploymentContainerUrl
              authentication: { type: 'UserAssignedIdentity', userAssignedIdentityResourceId: identityId }
            }
          }
          scaleAndConcurrency: {
            instanceMemoryMB: instanceMemoryMb
            maximumInstanceCount: maximumInstances
            alwaysReady: alwaysReadyInstances > 0 ? [{ name: 'http', instanceCount: alwaysReadyInstances }] : []
            triggers: { http: { perInstanceConcurrency: httpConcurrencyPerInstance } }
          }
        }
      : null
    siteConfig: {
      minTlsVersion: '1.2'
      linuxFxVersion: isFlex ? null : 'NODE|24'
      minimumElasticInstanceCount: isFlex ? null : premiumInstances
      functionAppScaleLimit: isFlex ? null : min(maximumInstances, 100)
      // Behind Front Door, for that one alone: the tag stands for every Front Door there is, the id for ours.
      ipSecurityRestrictionsDefaultAction: topology == 'frontDoor' ? 'Deny' : 'Allow'
      ipSecurityRestrictions: topology == 'frontDoor'
        ? [
            {
              name: 'front-door'
              priority: 100
              action: 'Allow'
              tag: 'ServiceTag'
              ipAddress: 'AzureFrontDoor.Backend'
              headers: { 'x-azure-fdid': [frontDoorId] }
            }
          ]
        : []
      // Deployments come from anywhere, with a token.
      scmIpSecurityRestrictionsDefaultAction: 'Allow'
      scmIpSecurityRestrictionsUseMain: false
      appSettings: map(
        items(union(chosen, planningServiceKey, reportAccessCode, ofPremium, fixed)),
        setting => { name: setting.key, value: setting.value }
      )
    }
  }
}

output id string = app.id
output name string = app.name
output hostname string = app.properties.defaultHostName
// Where a deployment puts the package; empty on Flex Consumption, which takes it by itself.
output packageUrl string = isFlex ? '' : packageUrl
