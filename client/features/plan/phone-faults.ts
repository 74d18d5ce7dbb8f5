import { useEffect, useState } from "react";
import { isPhoneNumber } from "#client/components/phone-numbers.ts";
import type { Fault } from "#shared/contract/validation.ts";

export interface PhoneEntry {
  readonly phoneNumberCountryCode: string;
  readonly phoneNumber: string;
}

const PHONE_FAULT: Fault = { path: "/phoneNumber", rule: "phone", message: "is no number of this dial code" };

/** The fault of a number that does not exist, once the library that knows has been loaded. */
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
  if (entry.phoneNumber === "") return [];
  try {
    const exists = await isPhoneNumber(entry.phoneNumberCountryCode, entry.phoneNumber);
    return exists ? [] : [PHONE_FAULT];
  } catch {
    // Without the library (the connection broke) the contract's rules have to do.
    return [];
  }
}
