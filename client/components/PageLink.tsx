import type { ComponentProps } from "react";
import { type To, useHref, useLinkClickHandler } from "react-router-dom";

interface PageLinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly to: To;
  /** State of the history entry that the link makes. */
  readonly state?: unknown;
}

/** Link to a page of this application. The router's own link brings 2 kB for data that its framework fetches ahead. */
export function PageLink({ to, state, onClick, children, ...others }: PageLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { state, ...(others.target && { target: others.target }) });
  return (
    <a
      {...others}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
