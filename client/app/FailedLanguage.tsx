import { RetryNotice } from "#client/components/RetryNotice.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import classes from "./FailedLanguage.module.css";
import { useLanguageSwitching } from "./LanguageProvider.tsx";

interface FailedLanguageProps {
  /** Moves the focus on, because the button disappears. */
  readonly leave: () => void;
}

/** Says that the page is not available in the other language, since pressing the link changed nothing. */
export function FailedLanguage({ leave }: FailedLanguageProps) {
  const { notLoaded, results } = useWording();
  const { failure } = useLanguageSwitching();
  if (failure === undefined) return null;
  const { losesSomething, goOn } = failure;
  const click = () => {
    leave();
    goOn();
  };
  return (
    <div className={classes["place"]}>
      <RetryNotice
        text={`${notLoaded.language} ${losesSomething ? notLoaded.loses : notLoaded.notReached}`}
        button={losesSomething ? notLoaded.again : results.tryAgain}
        onClick={click}
      />
    </div>
  );
}
