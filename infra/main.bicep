// Everything that the calculators run on, in one resource group. Written for humans in docs/deployment.md.
targetScope = 'resourceGroup'

import { Settings } from 'settings.bicep'

@description('Start of every name: a letter, then letters and digits; a hash of the resource group makes it unique.')
@minLength(3)
@maxLength(12)
param name string

@description('Region of functions, storage, secrets and logs: where personal data is. It needs Flex Consumption and availability zones.')
param location string

@description('Region of the static site\'s settings; its content is served worldwide. Static Web Apps is offered in these only.')
@allowed(['centralus', 'eastasia', 'eastus2', 'westeurope', 'westus2'])
param staticSiteLocation string

@description('Mailbox that alerts go to.')
@minLength(3)
param alertEmail string

@description('More mails of the whole site in an hour are told of; set it to some times the busiest usual hour.')
@minValue(1)
param alertMailsPerHour int

@description('Whether callers that send no headers of a browser may have reports made, with the secret REPORT-ACCESS-CODE.')
param allowsReportCallers bool

@description('Bounds what a flood can cost.')
@minValue(40)
@maxValue(1000)
param maximumInstances int

@description('Instances that answer HTTP at all times, so that the first visitor waits for no start. Billed day and night.')
@minValue(0)
@maxValue(100)
param alwaysReadyInstances int

@description('Whether the app outlives the loss of a data centre, as the storage does. Two instances of each group are then always ready and billed.')
param isZoneRedundant bool

@description('Memory of an instance, MB. CPU grows with it: about one core at 2048.')
@allowed([2048, 4096])
param instanceMemoryMb int

@description('Requests at work on one instance before another is started.')
@minValue(1)
@maxValue(1000)
param httpConcurrencyPerInstance int

@description('How long logs are kept, days. They hold no personal data.')
@minValue(30)
@maxValue(730)
param logRetentionDays int

@description('Logs beyond that many GB a day are dropped, and alerts are blind until the next day: what a flood can cost.')
@minValue(1)
param logQuotaGbPerDay int

@description('What the app is told; see settings.bicep.')
param settings Settings

var suffix = take(uniqueString(resourceGroup().id), 8)

resource identity 'Microsoft.ManagedIdentity/userAssignedIdentities@2023-01-31' = {
  name: '${name}-functions-${suffix}'
  location: location
}

module monitoring 'modules/monitoring.bicep' = {
  name: 'monitoring'
  params: { name: '${name}-${suffix}', location: location, retentionDays: logRetentionDays, quotaGbPerDay: logQuotaGbPerDay }
}

module storage 'modules/storage.bicep' = {
  name: 'storage'
  params: {
    name: toLower('${name}${suffix}')
    location: location
    userPrincipalId: identity.properties.principalId
  }
}

module vault 'modules/vault.bicep' = {
  name: 'vault'
  params: {
    name: '${name}-${suffix}'
    location: location
    readerPrincipalId: identity.properties.principalId
  }
}

module site 'modules/site.bicep' = {
  name: 'site'
  params: { name: '${name}-${suffix}', location: staticSiteLocation }
}

module functions 'modules/functions.bicep' = {
  name: 'functions'
  params: {
    name: '${name}-${suffix}'
    location: location
    identityId: identity.id
    identityClientId: identity.properties.clientId
    blobServiceUri: storage.outputs.blobServiceUri
    queueServiceUri: storage.outputs.queueServiceUri
    tableServiceUri: storage.outputs.tableServiceUri
    deploymentContainerUrl: storage.outputs.deploymentContainerUrl
    secretsUrl: vault.outputs.secretsUrl
    insightsConnectionString: monitoring.outputs.insightsConnectionString
    allowedOrigins: 'https://${site.outputs.hostname}${empty(settings.ALLOWED_ORIGINS) ? '' : ',${settings.ALLOWED_ORIGINS}'}'
    allowsReportCallers: allowsReportCallers
    isZoneRedundant: isZoneRedundant
    maximumInstances: maximumInstances
    alwaysReadyInstances: alwaysReadyInstances
    instanceMemoryMb: instanceMemoryMb
    httpConcurrencyPerInstance: httpConcurrencyPerInstance
    settings: settings
  }
}

module backend 'modules/site-backend.bicep' = {
  name: 'site-backend'
  params: { siteName: site.outputs.name, functionAppId: functions.outputs.id, functionAppLocation: location }
}

module alerts 'modules/alerts.bicep' = {
  name: 'alerts'
  params: {
    name: name
    location: location
    workspaceId: monitoring.outputs.workspaceId
    insightsId: monitoring.outputs.insightsId
    siteHostname: site.outputs.hostname
    email: alertEmail
    alertMailsPerHour: alertMailsPerHour
  }
}

output siteName string = site.outputs.name
output siteHostname string = site.outputs.hostname
output functionAppName string = functions.outputs.name
output vaultName string = vault.outputs.name
