// Reads a deployer's variables as the app will read them: node tools/azure/check-settings.ts
import { parseConfig } from "#functions/config/config.ts";
import { isEmailAddress } from "#functions/config/environment.ts";
import { setting } from "#shared/contract/setting.ts";
import { failedStart, StartError } from "#tools/process/lifecycle.ts";
import { readBuildSettings } from "#tools/vite/build-settings.ts";
import { deployedSettings } from "./deployed-settings.ts";

try {
  if (!isEmailAddress(setting(process.env, "ALERT_EMAIL") ?? "")) {
    throw new StartError("ALERT_EMAIL must be an email address.");
  }
  const { notices } = parseConfig(deployedSettings(process.env));
  readBuildSettings(process.env);
  console.log(["Settings: the app starts with them.", ...notices].join("\n"));
} catch (error) {
  failedStart("With these settings the app", error);
}
