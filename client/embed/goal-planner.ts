import { type Attributes, readAttribute, UNSET } from "./attributes.ts";
import { type CalculatorFrame, frameCalculator } from "./calculator-frame.ts";
import type { EmbedSettings } from "./embed-settings.ts";

/** The look of the element; a content security policy refuses none that is made so. */
const STYLES = ":host(:not([hidden])){display:block}";

/**
 * Returns the element `goal-planner`, which shows the calculator that its attributes ask for and follows their changes. A
 * value that an attribute cannot have is ignored: the last valid one stays. Its frame is in a shadow tree, where neither
 * a library that renders the page nor its styles come across it.
 * @param origin of the calculators
 */
export function goalPlannerElement(origin: string, settings: EmbedSettings): CustomElementConstructor {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  return class extends HTMLElement {
    static readonly observedAttributes = Object.keys(UNSET);
    readonly #root = this.attachShadow({ mode: "open" });
    #attributes = UNSET;
    #shown: CalculatorFrame | undefined;

    constructor() {
      super();
      this.#root.adoptedStyleSheets = [sheet];
    }

    attributeChangedCallback(name: keyof Attributes, _before: string | null, value: string | null): void {
      const read = value?.trim() ? readAttribute(name, value, settings) : UNSET[name];
      this.#attributes = { ...this.#attributes, [name]: read ?? this.#attributes[name] };
      this.#change();
    }

    connectedCallback(): void {
      this.#change();
    }

    disconnectedCallback(): void {
      this.#change();
    }

    /** Follows what has changed, after all of it: several attributes change one after another, and so does a place. */
    #change(): void {
      queueMicrotask(() => this.#draw());
    }

    #draw(): void {
      if (this.isConnected && this.#shown?.calculator === this.#attributes.calculator) {
        this.#shown.follow(this.#attributes);
        return;
      }
      this.#shown?.end();
      this.#shown = this.isConnected ? frameCalculator(this, this.#attributes, origin, settings) : undefined;
      this.#root.replaceChildren(...(this.#shown ? [this.#shown.frame] : []));
    }
  };
}
