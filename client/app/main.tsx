import "./fonts.css";
import "virtual:theme-variables.css";
import "./mantine.css";
import "./base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { isFramed } from "./host-page.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no element with the id root");
// Before anything is drawn, so that nothing jumps.
if (isFramed(window)) document.documentElement.dataset["framed"] = "";
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
