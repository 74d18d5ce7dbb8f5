// The one edge before pages and API, as far as the functions must know it: its id is their key, its host their address.

param name string

@description('Premium has managed rules; Standard has the rate limit only.')
@allowed(['Standard', 'Premium'])
param tier string

resource profile 'Microsoft.Cdn/profiles@2025-06-01' = {
  name: name
  location: 'global'
  sku: { name: '${tier}_AzureFrontDoor' }
  properties: {
    // As long as Static Web Apps waits, so that both topologies end a call at the same time.
    originResponseTimeoutSeconds: 45
    // Addresses may hold a payload. No diagnostic setting stores these logs; who adds one must not store queries.
    logScrubbing: {
      state: 'Enabled'
      scrubbingRules: [
        { matchVariable: 'RequestUri', selectorMatchOperator: 'EqualsAny', state: 'Enabled' }
        { matchVariable: 'QueryStringArgNames', selectorMatchOperator: 'EqualsAny', state: 'Enabled' }
        { matchVariable: 'RequestIPAddress', selectorMatchOperator: 'EqualsAny', state: 'Enabled' }
      ]
    }
  }
}

resource endpoint 'Microsoft.Cdn/profiles/afdEndpoints@2025-06-01' = {
  parent: profile
  name: name
  location: 'global'
  properties: { enabledState: 'Enabled' }
}

output id string = profile.properties.frontDoorId
output profileName string = profile.name
output endpointName string = endpoint.name
output hostname string = endpoint.properties.hostName
