// Puts the Function App behind /api of the site, and nobody else before it: Azure then refuses calls past the site.

param siteName string
param functionAppId string
param functionAppLocation string

resource site 'Microsoft.Web/staticSites@2024-11-01' existing = {
  name: siteName
}

resource backend 'Microsoft.Web/staticSites/linkedBackends@2024-11-01' = {
  parent: site
  name: 'functions'
  properties: { backendResourceId: functionAppId, region: functionAppLocation }
}
