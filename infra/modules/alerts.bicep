// What somebody must be told. The app writes one JSON line a request and a piece of work; the queries read these. Refusals of
// an overload or a limit have one line a second for all but the first, with their count: sum calls, never count lines.

param name string
param location string
param workspaceId string
param insightsId string

@description('Where visitors come, without a scheme.')
param siteHostname string

@description('Mailbox that is told.')
param email string

@description('More mails of the whole site in an hour are told of.')
param alertMailsPerHour int

@description('As many instances as the app may have.')
param maximumInstances int

@description('Costs of the resource group in a month that are told of, in the currency of the subscription.')
param monthlyBudget int

@description('First day of the month in which the budget is created: Azure accepts no other, and no change of it.')
param firstDay string = utcNow('yyyy-MM-01')

resource people 'Microsoft.Insights/actionGroups@2023-01-01' = {
  name: '${name}-operators'
  location: 'global'
  properties: {
    groupShortName: name
    enabled: true
    emailReceivers: [{ name: 'operators', emailAddress: email, useCommonAlertSchema: true }]
  }
}

// What the app logs: {"correlationId", "commit", "function", "status", "durationMs", "waitedMs", "calculator", "tool", "refusal", "isQueued", "fault", "errorClass", "frames", "providerStatus", "storageStatus", "failed", "unknown", "oldestWaitMs", "count"}.
var lines = 'AppTraces | where Message startswith "{" | extend line = parse_json(Message) | extend name = tostring(line["function"]), status = tostring(line.status), calls = coalesce(tolong(line["count"]), 1)'

var rules = [
  {
    // Of the app's line, written once the row says failed: a message on the poison queue may be of a report sent later.
    name: 'reports-given-up'
    summary: 'A report was given up after five attempts. Its row in the table reports says failed.'
    severity: 1
    query: '${lines} | where name == "SendReport" and status == "given-up"'
    operator: 'GreaterThan'
    threshold: 0
    window: 'PT15M'
  }
  {
    name: 'reports-failed-or-unknown'
    summary: 'A report was refused or given up, or it is not known whether it was sent. Nothing sends it again by itself.'
    severity: 2
    query: '${lines} | where (name == "SendReport" and status in ("rejected", "unknown")) or (name == "SweepReports" and toint(line.failed) + toint(line.unknown) > 0)'
    operator: 'GreaterThan'
    threshold: 0
    window: 'PT15M'
  }
  {
    name: 'mail-unauthorized'
    summary: 'The mail provider refuses the key or the sender, or takes no mail at its address. No mail goes out until that is mended; orders wait for 24 hours.'
    severity: 1
    query: '${lines} | where name == "SendReport" and status == "unauthorized"'
    operator: 'GreaterThan'
    threshold: 0
    window: 'PT15M'
  }
  {
    name: 'many-mails'
    summary: 'More reports were sent in an hour than this site usually sends: somebody may be using it to mail others.'
    severity: 2
    query: '${lines} | where name == "SendReport" and status == "accepted"'
    operator: 'GreaterThan'
    threshold: alertMailsPerHour
    window: 'PT1H'
  }
  {
    name: 'many-refused'
    summary: 'More than 20 reports of an hour were refused by a limit: somebody asks for many, or all visitors share one limit by a wrong TRUSTED_PROXIES.'
    severity: 2
    query: '${lines} | where status == "429" | summarize refused = sum(calls)'
    column: 'refused'
    operator: 'GreaterThan'
    threshold: 20
    window: 'PT1H'
  }
  {
    name: 'server-errors'
    summary: 'More than 5 % of the answers of the last quarter of an hour were server errors, overload included.'
    severity: 1
    query: '${lines} | where isnotnull(toint(status)) | summarize answers = sum(calls), errors = sumif(calls, toint(status) >= 500) | where answers >= 20 | project percentage = 100.0 * errors / answers'
    column: 'percentage'
    operator: 'GreaterThan'
    threshold: 5
    window: 'PT15M'
  }
  {
    name: 'silence'
    // Of what was swept before: an app without code is silent, and may be.
    summary: 'The sweep of reports, due every five minutes, has not succeeded for half an hour: app, storage or logging is down.'
    severity: 1
    query: '${lines} | where name == "SweepReports" and status == "swept" | summarize last = max(TimeGenerated) | where last < ago(30m)'
    operator: 'GreaterThan'
    threshold: 0
    window: 'PT30M'
    queryWindow: 'P2D'
  }
  {
    name: 'slow-results'
    summary: 'One result in twenty took longer than two seconds in the last quarter of an hour.'
    severity: 2
    query: '${lines} | where name == "Calculate" and status == "200" | summarize answers = sum(calls), slowMs = percentile(tolong(line.durationMs), 95) | where answers >= 20 | project slowMs'
    column: 'slowMs'
    operator: 'GreaterThan'
    threshold: 2000
    window: 'PT15M'
  }
  {
    name: 'late-reports'
    // Three sweeps, so that one that fails hides nothing.
    summary: 'A report that was ordered more than half an hour ago is still to be sent.'
    severity: 2
    query: '${lines} | where name == "SweepReports" and status == "swept" | extend minutes = tolong(line.oldestWaitMs) / 60000 | project minutes'
    column: 'minutes'
    operator: 'GreaterThan'
    threshold: 30
    window: 'PT15M'
  }
  {
    name: 'all-instances'
    // Sender and sweep have instances of their own.
    summary: 'As many instances answered in one minute as the app may have. More visitors will be refused, not served.'
    severity: 2
    query: '${lines} | where name !in ("SendReport", "SweepReports") | summarize instances = count_distinct(AppRoleInstance) by bin(TimeGenerated, 1m) | project instances'
    column: 'instances'
    operator: 'GreaterThan'
    threshold: maximumInstances - 1
    window: 'PT15M'
  }
  {
    name: 'few-visitors'
    // Of the day before: no rule looks back a week. Below 50 results an hour, chance alone makes such a fall.
    summary: 'The last hour had fewer than a tenth of the results of the same hour a day before: pages or the way to them may be broken.'
    severity: 2
    query: '${lines} | where name == "Calculate" and status == "200" | summarize results = sumif(calls, TimeGenerated > ago(1h)), before = sumif(calls, TimeGenerated between (ago(25h) .. ago(24h))) | where before >= 50 | project percentage = 100.0 * results / before'
    column: 'percentage'
    operator: 'LessThan'
    threshold: 10
    window: 'PT1H'
    queryWindow: 'P2D'
  }
]

module alert 'alert.bicep' = [for rule in rules: {
  name: 'alert-${rule.name}'
  params: {
    name: '${name}-${rule.name}'
    location: location
    workspaceId: workspaceId
    actionGroupId: people.id
    summary: rule.summary
    severity: rule.severity
    query: rule.query
    column: rule.?column
    operator: rule.operator
    threshold: rule.threshold
    window: rule.window
    queryWindow: rule.?queryWindow
  }
}]

// From outside, as visitors come: the site, its way to the functions, their storage and planning.
resource health 'Microsoft.Insights/webtests@2022-06-15' = {
  name: '${name}-health'
  location: location
  kind: 'standard'
  tags: { 'hidden-link:${insightsId}': 'Resource' }
  properties: {
    SyntheticMonitorId: '${name}-health'
    Name: '${name}-health'
    Kind: 'standard'
    Enabled: true
    // Seconds.
    Frequency: 300
    Timeout: 30
    RetryEnabled: true
    // Azure offers none in the UAE.
    Locations: [{ Id: 'emea-nl-ams-azr' }, { Id: 'emea-fr-pra-edge' }, { Id: 'apac-sg-sin-azr' }]
    Request: {
      RequestUrl: 'https://${siteHostname}/api/Health'
      HttpVerb: 'GET'
      ParseDependentRequests: false
    }
    ValidationRules: { ExpectedHttpStatusCode: 200, SSLCheck: true, SSLCertRemainingLifetimeCheck: 7 }
  }
}

resource unreachable 'Microsoft.Insights/metricAlerts@2018-03-01' = {
  name: '${name}-unreachable'
  location: 'global'
  properties: {
    description: 'From two of three places in the world the site does not answer /api/Health.'
    severity: 0
    enabled: true
    scopes: [health.id, insightsId]
    evaluationFrequency: 'PT1M'
    windowSize: 'PT5M'
    autoMitigate: true
    criteria: {
      'odata.type': 'Microsoft.Azure.Monitor.WebtestLocationAvailabilityCriteria'
      webTestId: health.id
      componentId: insightsId
      failedLocationCount: 2
    }
    actions: [{ actionGroupId: people.id }]
  }
}

// Named by its amount, so that another amount makes another budget: the first day of this one must stay as it is.
@onlyIfNotExists()
resource budget 'Microsoft.Consumption/budgets@2023-05-01' = {
  name: '${name}-${monthlyBudget}-a-month'
  properties: {
    category: 'Cost'
    amount: monthlyBudget
    timeGrain: 'Monthly'
    timePeriod: { startDate: '${firstDay}T00:00:00Z' }
    notifications: {
      mostIsSpent: {
        enabled: true
        thresholdType: 'Actual'
        operator: 'GreaterThan'
        // Percent.
        threshold: 80
        contactEmails: [email]
      }
      willBeExceeded: {
        enabled: true
        thresholdType: 'Forecasted'
        operator: 'GreaterThan'
        threshold: 100
        contactEmails: [email]
      }
    }
  }
}
