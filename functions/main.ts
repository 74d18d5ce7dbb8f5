import { ConfigError, readConfig } from "./config/config.ts";
import { registerApp } from "./register-app.ts";
import { registerUnconfigured } from "./register-unconfigured.ts";

try {
  registerApp(readConfig());
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  registerUnconfigured(error);
}
