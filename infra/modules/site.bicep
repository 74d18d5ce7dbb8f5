// The static site. Standard, as only that links a Function App and has a service level.

param name string
param location string

resource site 'Microsoft.Web/staticSites@2024-11-01' = {
  name: name
  location: location
  sku: { tier: 'Standard', name: 'Standard' }
  properties: {
    // Preview sites would share the one backend, and send mail.
    stagingEnvironmentPolicy: 'Disabled'
  }
}

output name string = site.name
output hostname string = site.properties.defaultHostname
