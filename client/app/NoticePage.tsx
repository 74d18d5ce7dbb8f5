import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import classes from "./NoticePage.module.css";
import { HOME } from "./paths.ts";

interface Notice {
  readonly heading: string;
  readonly text: string;
  readonly link: string;
}

/** A page that has nothing to show but a sentence and a way on. */
export function NoticePage({ heading, text, link }: Notice) {
  return (
    <section className={classes["notice"]}>
      <h1 className={classes["heading"]}>{heading}</h1>
      <p className={classes["text"]}>{text}</p>
      <Button component={Link} to={HOME} size="md">
        {link}
      </Button>
    </section>
  );
}
