// Reads a deployer's variables as the app will read them: node tools/azure/check-settings.ts
import { ConfigError, parseConfig } from "#functions/config/config.ts";
import { isEmailAddress } from "#functions/config/environment.ts";
import { setting } from "#shared/contract/setting.ts";
import { readBuildSettings } from "#tools/vite/build-settings.ts";
import { deployedSettings } from "./deployed-settings.ts";

/** What is read by app and build alike is told once. */
const faults = new Set<string>();

/** What only infra reads. */
function checkParameters(): void {
  if (!isEmailAddress(setting(process.env, "ALERT_EMAIL") ?? "")) {
    faults.add("ALERT_EMAIL must be an email address");
  }
  if (!["true", "false", undefined].includes(setting(process.env, "ALLOWS_REPORT_CALLERS"))) {
    faults.add("ALLOWS_REPORT_CALLERS must be true or false");
  }
}

const notices: string[] = [];
for (const read of [
  checkParameters,
  () => notices.push(...parseConfig(deployedSettings(process.env)).notices),
  () => readBuildSettings(process.env),
]) {
  try {
    read();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const fault of error.faults) faults.add(fault);
  }
}
if (faults.size > 0) {
  console.error(["With these settings the app could not start.", ...faults].join("\n"));
  process.exit(1);
}
console.log(["Settings: the app starts with them.", ...notices].join("\n"));
