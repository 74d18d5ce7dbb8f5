// Everything that the calculators run on, in one resource group. Written for humans in docs/deployment.md.
targetScope = 'resourceGroup'

import { Settings } from 'settings.bicep'

@description('Start of every name: a letter, then letters and digits; a hash of the resource group makes it unique.')
@minLength(3)
@maxLength(12)
param name string

@description('Region of functions, storage, secrets and logs: where personal data is. It needs the plan of the functions and availability zones.')
param location string

@description('Region of the static site\'s settings; its content is served worldwide. Static Web Apps is offered in these only.')
@allowed(['centralus', 'eastasia', 'eastus2', 'westeurope', 'westus2'])
param staticSiteLocation string

@description('What stands before pages and API. direct: the Static Web App, through which every call goes on to the functions. frontDoor: Azure Front Door before both, so that no call passes Static Web Apps.')
@allowed(['direct', 'frontDoor'])
param topology string

@description('Of Front Door. Premium adds managed rules and bot protection to the rate limit.')
@allowed(['Standard', 'Premium'])
param frontDoorTier string

@description('Calls to the API that Front Door lets one address make in a minute. An office or a carrier can be one address.')
@minValue(1)
param requestsPerAddressPerMinute int

@description('Plan of the functions: flexConsumption (Flex Consumption), or premium (Elastic Premium EP1).')
@allowed(['flexConsumption', 'premium'])
param hostingPlan string

@description('Mailbox that alerts go to.')
@minLength(3)
param alertEmail string

@description('More mails of the whole site in an hour are told of; set it to some times the busiest usual hour.')
@minValue(1)
param alertMailsPerHour int

@description('Costs of the resource group in a month that are told of, in the currency of the subscription. Nothing is switched off.')
@minValue(1)
param monthlyBudget int

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

@description('Memory of an instance of Flex Consumption, MB. CPU grows with it: about one core at 2048. EP1 has one core and 3.5 GB.')
@allowed([2048, 4096])
param instanceMemoryMb int

@description('Requests at work on one instance of Flex Consumption before another is started. On Premium, Azure decides.')
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
var isBehindFrontDoor = topology == 'frontDoor'

// A custom domain has no port.
var customHosts = empty(settings.ALLOWED_ORIGINS)
  ? []
  : filter(map(split(settings.ALLOWED_ORIGINS, ','), origin => last(split(trim(origin), '/'))), host => !contains(host, ':'))

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

module frontDoor 'modules/front-door.bicep' = if (isBehindFrontDoor) {
  name: 'front-door'
  params: { name: '${name}-${suffix}', tier: frontDoorTier }
}

// Where visitors come.
var hostname = isBehindFrontDoor ? frontDoor!.outputs.hostname : site.outputs.hostname
var frontDoorId = isBehindFrontDoor ? frontDoor!.outputs.id : ''

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
    // Links that the app makes by itself lead to the first.
    allowedOrigins: '${empty(settings.ALLOWED_ORIGINS) ? '' : '${settings.ALLOWED_ORIGINS},'}https://${hostname}'
    topology: topology
    frontDoorId: frontDoorId
    hostingPlan: hostingPlan
    allowsReportCallers: allowsReportCallers
    isZoneRedundant: isZoneRedundant
    maximumInstances: maximumInstances
    alwaysReadyInstances: alwaysReadyInstances
    instanceMemoryMb: instanceMemoryMb
    httpConcurrencyPerInstance: httpConcurrencyPerInstance
    settings: settings
  }
}

module frontDoorRoutes 'modules/front-door-routes.bicep' = if (isBehindFrontDoor) {
  name: 'front-door-routes'
  params: {
    profileName: frontDoor!.outputs.profileName
    endpointName: frontDoor!.outputs.endpointName
    policyName: '${name}${suffix}'
    tier: frontDoorTier
    siteHostname: site.outputs.hostname
    functionsHostname: functions.outputs.hostname
    customHosts: customHosts
    requestsPerAddressPerMinute: requestsPerAddressPerMinute
  }
}

// A linked app accepts calls of its site only, so behind Front Door there is no link.
module backend 'modules/site-backend.bicep' = if (!isBehindFrontDoor) {
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
    siteHostname: hostname
    email: alertEmail
    alertMailsPerHour: alertMailsPerHour
    maximumInstances: maximumInstances
    monthlyBudget: monthlyBudget
  }
}

output siteName string = site.outputs.name
// Where visitors come; the static site's own host, which is the same in the topology direct.
output siteHostname string = hostname
output staticSiteHostname string = site.outputs.hostname
output topology string = topology
output frontDoorId string = frontDoorId
output functionAppName string = functions.outputs.name
output packageUrl string = functions.outputs.packageUrl
output storageName string = storage.outputs.name
output vaultName string = vault.outputs.name
output workspaceName string = monitoring.outputs.workspaceName
