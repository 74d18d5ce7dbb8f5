import { execFileSync } from "node:child_process";

/** As many digits as GitHub shows. */
const DIGITS = 7;

/**
 * Returns the first digits of the commit that a build is made of; "unknown" outside of a repository and a workflow. What is
 * checked out comes first: a workflow that another one has started gets the newest commit of main as `GITHUB_SHA`.
 * @param folder any folder of the repository
 */
export function buildCommit(
  folder: string,
  { GITHUB_SHA }: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const commit = checkedOut(folder) ?? GITHUB_SHA;
  return commit !== undefined && /^[0-9a-f]{40,}$/.test(commit) ? commit.slice(0, DIGITS) : "unknown";
}

function checkedOut(cwd: string): string | undefined {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { cwd, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return undefined;
  }
}
