import "./fonts.css";
import "virtual:theme-variables.css";
import "./mantine.css";
import "./base.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { loadWording } from "#client/components/load-wording.ts";
import { openAddressedPlan } from "#client/plans/plan-address.ts";
import { readPath } from "#shared/wording/languages.ts";
import { App } from "./App.tsx";
import { loadArabicFontsAfterPaint } from "./load-arabic-fonts.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no element with the id root");
loadArabicFontsAfterPaint();
// What the document shows stays until the page that replaces it is loaded.
const [wording] = await Promise.all([
  loadWording(readPath(window.location.pathname).language),
  openAddressedPlan(),
]);
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App wording={wording} />
    </StrictMode>,
  ),
);
