const { app } = require("@azure/functions");

// The triggers of the product, with nothing behind them.

app.http("Calculate", {
  methods: ["POST"],
  authLevel: "anonymous",
  handler: async (request) => ({ jsonBody: await request.json() }),
});

app.storageQueue("SendReport", {
  queueName: "empty",
  connection: "AzureWebJobsStorage",
  handler: () => undefined,
});

app.timer("SweepReports", { schedule: "0 */5 * * * *", handler: () => undefined });
