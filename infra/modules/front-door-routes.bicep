// Where the edge sends a request, and what it refuses: /api goes to the functions, everything else to the static site.

param profileName string
param endpointName string

@description('Name of the firewall policy: letters and digits.')
param policyName string

@allowed(['Standard', 'Premium'])
param tier string

@description('Hosts of the origins, as Azure names them.')
param siteHostname string
param functionsHostname string

@description('Hosts that visitors come to, beside the one that Azure gives the edge.')
param customHosts string[]

@description('Calls to the API that one address may make in a minute. Many visitors can share an address.')
param requestsPerAddressPerMinute int

resource profile 'Microsoft.Cdn/profiles@2025-06-01' existing = {
  name: profileName
}

resource endpoint 'Microsoft.Cdn/profiles/afdEndpoints@2025-06-01' existing = {
  parent: profile
  name: endpointName
}

// Each needs a TXT and a CNAME record, see docs/deployment.md; until then it serves nobody.
resource domains 'Microsoft.Cdn/profiles/customDomains@2025-06-01' = [for host in customHosts: {
  parent: profile
  name: replace(host, '.', '-')
  properties: {
    hostName: host
    tlsSettings: { certificateType: 'ManagedCertificate' }
  }
}]

// One origin each, so there is nothing to choose by probes: a probe would be one more caller of the API.
resource siteGroup 'Microsoft.Cdn/profiles/originGroups@2025-06-01' = {
  parent: profile
  name: 'site'
  properties: { loadBalancingSettings: { sampleSize: 4, successfulSamplesRequired: 3 } }

  resource origin 'origins' = {
    name: 'site'
    properties: {
      hostName: siteHostname
      originHostHeader: siteHostname
      enforceCertificateNameCheck: true
    }
  }
}

resource functionsGroup 'Microsoft.Cdn/profiles/originGroups@2025-06-01' = {
  parent: profile
  name: 'functions'
  properties: { loadBalancingSettings: { sampleSize: 4, successfulSamplesRequired: 3 } }

  resource origin 'origins' = {
    name: 'functions'
    properties: {
      hostName: functionsHostname
      originHostHeader: functionsHostname
      enforceCertificateNameCheck: true
    }
  }
}

var domainReferences = map(customHosts, host => {
  id: resourceId('Microsoft.Cdn/profiles/customDomains', profileName, replace(host, '.', '-'))
})

var routes = [
  { name: 'api', pattern: '/api/*', groupId: functionsGroup.id, isCached: false }
  { name: 'pages', pattern: '/*', groupId: siteGroup.id, isCached: false }
  // These files are named by their content, and hold nobody's data.
  { name: 'assets', pattern: '/assets/*', groupId: siteGroup.id, isCached: true }
]

resource endpointRoutes 'Microsoft.Cdn/profiles/afdEndpoints/routes@2025-06-01' = [for route in routes: {
  parent: endpoint
  name: route.name
  // A route needs an origin in its group.
  dependsOn: [domains, siteGroup::origin, functionsGroup::origin]
  properties: {
    patternsToMatch: [route.pattern]
    originGroup: { id: route.groupId }
    customDomains: domainReferences
    linkToDefaultDomain: 'Enabled'
    supportedProtocols: ['Http', 'Https']
    httpsRedirect: 'Enabled'
    forwardingProtocol: 'HttpsOnly'
    cacheConfiguration: route.isCached
      ? {
          queryStringCachingBehavior: 'IgnoreQueryString'
          compressionSettings: {
            isCompressionEnabled: true
            contentTypesToCompress: ['text/css', 'text/javascript', 'application/javascript', 'application/wasm']
          }
        }
      : null
    enabledState: 'Enabled'
  }
}]

resource policy 'Microsoft.Network/FrontDoorWebApplicationFirewallPolicies@2025-03-01' = {
  name: policyName
  location: 'global'
  sku: { name: '${tier}_AzureFrontDoor' }
  properties: {
    // Without a body of its own, Azure answers 429 to what the rate limit blocks, and 403 to everything else.
    policySettings: {
      enabledState: 'Enabled'
      mode: 'Prevention'
      requestBodyCheck: 'Enabled'
      logScrubbing: {
        state: 'Enabled'
        scrubbingRules: [
          { matchVariable: 'RequestUri', selectorMatchOperator: 'EqualsAny', state: 'Enabled' }
          { matchVariable: 'QueryStringArgNames', selectorMatchOperator: 'EqualsAny', state: 'Enabled' }
          { matchVariable: 'RequestBodyJsonArgNames', selectorMatchOperator: 'EqualsAny', state: 'Enabled' }
          { matchVariable: 'RequestIPAddress', selectorMatchOperator: 'EqualsAny', state: 'Enabled' }
        ]
      }
    }
    customRules: {
      rules: [
        {
          name: 'RequestsOfOneAddress'
          priority: 1
          enabledState: 'Enabled'
          ruleType: 'RateLimitRule'
          rateLimitDurationInMinutes: 1
          rateLimitThreshold: requestsPerAddressPerMinute
          // The address of the connection: what a caller writes into a header does not count.
          groupBy: [{ variableName: 'SocketAddr' }]
          matchConditions: [
            {
              matchVariable: 'RequestUri'
              operator: 'Contains'
              transforms: ['Lowercase']
              matchValue: ['/api/']
            }
          ]
          action: 'Block'
        }
      ]
    }
    managedRules: {
      managedRuleSets: tier == 'Standard' ? [] : [
        {
          ruleSetType: 'Microsoft_DefaultRuleSet'
          ruleSetVersion: '2.1'
          ruleSetAction: 'Block'
          // Base64 that means nothing to these rules, and that the app decodes and checks itself.
          exclusions: [
            { matchVariable: 'QueryStringArgNames', selectorMatchOperator: 'Equals', selector: 'payload' }
            { matchVariable: 'RequestBodyJsonArgNames', selectorMatchOperator: 'Equals', selector: 'payload' }
          ]
        }
        { ruleSetType: 'Microsoft_BotManagerRuleSet', ruleSetVersion: '1.1' }
      ]
    }
  }
}

resource protection 'Microsoft.Cdn/profiles/securityPolicies@2025-06-01' = {
  parent: profile
  name: 'firewall'
  dependsOn: [domains]
  properties: {
    parameters: {
      type: 'WebApplicationFirewall'
      wafPolicy: { id: policy.id }
      associations: [
        {
          domains: concat([{ id: endpoint.id }], domainReferences)
          patternsToMatch: ['/*']
        }
      ]
    }
  }
}
