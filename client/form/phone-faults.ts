import { useEffect, useState } from "react";
import { isDialCode, readPhoneNumber } from "#client/components/phone-numbers.ts";
import type { Contact } from "#shared/contract/contact.ts";
import type { Fault } from "#shared/contract/validation.ts";
import { DEFAULT_DIAL_CODE } from "#shared/domain/defaults.ts";

type PhoneEntry = Pick<Contact, "phoneNumberCountryCode" | "phoneNumber">;

const PHONE_FAULT: Fault = {
  path: "/phoneNumber",
  rule: "phone",
  message: "is as long as no number of this dial code",
};

const DIAL_CODE_FAULT: Fault = {
  path: "/phoneNumberCountryCode",
  rule: "dialCode",
  message: "is no dial code",
};

/** One value for every entry without a fault, so that finding none draws no form again. */
const NO_FAULTS: readonly Fault[] = [];

/** Returns the fault of a number or dial code that cannot exist, once the library that knows has loaded. */
export function usePhoneFaults({ phoneNumberCountryCode, phoneNumber }: PhoneEntry): readonly Fault[] {
  const [faults, setFaults] = useState(NO_FAULTS);
  useEffect(() => {
    let take = setFaults;
    findPhoneFaults({ phoneNumberCountryCode, phoneNumber }).then((found) => take(found));
    return () => {
      take = () => {};
    };
  }, [phoneNumberCountryCode, phoneNumber]);
  return faults;
}

/** Returns the faults of a phone number. The contract reports an empty number, so this does not. */
export async function findPhoneFaults(entry: PhoneEntry): Promise<readonly Fault[]> {
  const { phoneNumberCountryCode: dialCode, phoneNumber } = entry;
  // The initial form does not wait for the library.
  if (phoneNumber === "" && dialCode === DEFAULT_DIAL_CODE) return NO_FAULTS;
  try {
    if (!(await isDialCode(dialCode))) return [DIAL_CODE_FAULT];
    if (phoneNumber === "") return NO_FAULTS;
    return (await readPhoneNumber(phoneNumber, dialCode)) === undefined ? [PHONE_FAULT] : NO_FAULTS;
  } catch {
    // Without the library (the connection broke) only the contract's rules apply.
    return NO_FAULTS;
  }
}

/** Returns a draft with its phone number split into the parts that are kept; unchanged if it cannot be read. */
export async function withReadPhone<D extends PhoneEntry>(draft: D): Promise<D> {
  const { phoneNumberCountryCode, phoneNumber } = draft;
  const number = await readPhoneNumber(phoneNumber, phoneNumberCountryCode).catch(() => undefined);
  return number
    ? { ...draft, phoneNumberCountryCode: number.dialCode, phoneNumber: number.nationalNumber }
    : draft;
}
