import { describe, expect, it } from "vitest";
import { mailboxReached } from "#functions/rate-limits/mailbox.ts";

describe("the mailbox of an address", () => {
  // Parts of an address that each provider ignores according to its help.
  it.each([
    ["zoe@example.com", [" Zoe@Example.COM ", "zoe+plan@example.com", "zoe+a+b@example.com"]],
    [
      "zoesmith@gmail.com",
      ["zoe.smith@gmail.com", "z.o.e.s.m.i.t.h+1@gmail.com", "Zoe.Smith@googlemail.com"],
    ],
    ["zoe@yahoo.com", ["zoe-plan@yahoo.com", "zoe-a-b@yahoo.com", "zoe+x@yahoo.com"]],
    ["zoe@yahoo.co.in", ["zoe-plan@yahoo.co.in"]],
    ["zoe@ymail.com", ["zoe-plan@ymail.com"]],
    ["zoe@outlook.com", ["zoe+plan@outlook.com"]],
    ["zoe@hotmail.com", ["zoe+plan@hotmail.com"]],
    ["zoe@icloud.com", ["zoe+plan@icloud.com", "zoe@me.com", "zoe+a@mac.com"]],
    ["zoesmith@proton.me", ["zoe.smith@proton.me", "zoe_smith+a@protonmail.com", "zoe-smith@pm.me"]],
    ["zoe@yandex.ru", ["zoe@ya.ru", "zoe+plan@yandex.com", "zoe@yandex.by"]],
    ["zoe@fastmail.com", ["zoe+plan@fastmail.com", "anything@zoe.fastmail.com"]],
  ])("%s is reached by %j", (mailbox, spellings) => {
    expect(mailboxReached(mailbox)).toBe(mailbox);
    for (const spelling of spellings) expect(mailboxReached(spelling)).toBe(mailbox);
  });

  it.each([
    ["dots elsewhere", "zoe.smith@example.com", "zoesmith@example.com"],
    ["hyphens elsewhere", "zoe-smith@gmail.com", "zoe@gmail.com"],
    ["hyphens at other providers", "zoe-smith@outlook.com", "zoe@outlook.com"],
    ["Yahoo's countries", "zoe@yahoo.com", "zoe@yahoo.fr"],
    ["Outlook.com and Hotmail", "zoe@outlook.com", "zoe@hotmail.com"],
    ["a domain that only ends alike", "zoe.s@notgmail.com", "zoes@notgmail.com"],
    ["a subdomain that only begins alike", "zoe.s@gmail.com.example", "zoes@gmail.com.example"],
  ])("differs by %s", (_what, one, other) => {
    expect(mailboxReached(one)).not.toBe(mailboxReached(other));
  });
});
