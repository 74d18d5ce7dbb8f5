import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The browser's bar keeps its window at 447 pixels or wider, unless its parts need no room. */
const NARROW_BAR = `toolbar, toolbar *, headerbar, headerbar *, entry, button {
  min-width: 0;
  padding: 0;
  margin: 0;
}
`;

interface Home {
  /** Files are downloaded here. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly remove: () => Promise<void>;
}

/** A home for one session: what a browser downloads and remembers goes with it. */
export async function makeHome(): Promise<Home> {
  const folder = await mkdtemp(join(tmpdir(), "webkit-"));
  const settings = join(folder, ".config");
  await mkdir(join(settings, "gtk-3.0"), { recursive: true });
  await writeFile(join(settings, "gtk-3.0", "gtk.css"), NARROW_BAR);
  return {
    folder,
    environment: {
      HOME: folder,
      XDG_CONFIG_HOME: settings,
      XDG_CACHE_HOME: join(folder, ".cache"),
      XDG_DATA_HOME: join(folder, ".local"),
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}
