import { useEffect, useState } from "react";
import { isDialCode, readPhoneNumber } from "#client/components/phone-numbers.ts";
import type { Fault } from "#shared/contract/validation.ts";
import { DEFAULT_DIAL_CODE } from "#shared/domain/defaults.ts";

export interface PhoneEntry {
  readonly phoneNumberCountryCode: string;
  readonly phoneNumber: string;
}

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

/** The fault of a number or a dial code that cannot exist, once the library that knows has been loaded. */
export function usePhoneFaults({ phoneNumberCountryCode, phoneNumber }: PhoneEntry): readonly Fault[] {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  useEffect(() => {
    let isOutdated = false;
    const check = async () => {
      const found = await findPhoneFaults({ phoneNumberCountryCode, phoneNumber });
      if (!isOutdated) setFaults(found);
    };
    check();
    return () => {
      isOutdated = true;
    };
  }, [phoneNumberCountryCode, phoneNumber]);
  return faults;
}

/** An empty number is a fault of the contract's, so it is none here. */
export async function findPhoneFaults(entry: PhoneEntry): Promise<readonly Fault[]> {
  const { phoneNumberCountryCode: dialCode, phoneNumber } = entry;
  // The form as it starts waits for no library.
  if (phoneNumber === "" && dialCode === DEFAULT_DIAL_CODE) return [];
  try {
    if (!(await isDialCode(dialCode))) return [DIAL_CODE_FAULT];
    if (phoneNumber === "") return [];
    return (await readPhoneNumber(phoneNumber, dialCode)) === undefined ? [PHONE_FAULT] : [];
  } catch {
    // Without the library (the connection broke) the contract's rules have to do.
    return [];
  }
}

/** A draft with its phone number in the parts that are kept of it; as it is where none can be read. */
export async function withReadPhone<D extends PhoneEntry>(draft: D): Promise<D> {
  try {
    const number = await readPhoneNumber(draft.phoneNumber, draft.phoneNumberCountryCode);
    if (number === undefined) return draft;
    return { ...draft, phoneNumberCountryCode: number.dialCode, phoneNumber: number.nationalNumber };
  } catch {
    return draft;
  }
}
