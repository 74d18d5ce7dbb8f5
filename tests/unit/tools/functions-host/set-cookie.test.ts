import { describe, expect, it } from "vitest";
import { setCookie } from "#tools/functions-host/set-cookie.ts";

describe("setCookie", () => {
  it("writes name and escaped value alone where nothing else is set", () => {
    expect(setCookie({ name: "a", value: "b; c=é", sameSite: "none" })).toBe("a=b%3B%20c%3D%C3%A9");
  });

  it("writes every attribute", () => {
    const cookie = setCookie({
      name: "session",
      value: "1",
      domain: { value: "example.com" },
      path: { value: "/api" },
      expires: { value: { seconds: 1_795_219_200 } },
      secure: { value: true },
      httpOnly: { value: true },
      sameSite: "strict",
      maxAge: { value: 0 },
    });
    expect(cookie).toBe(
      "session=1; Expires=Sat, 21 Nov 2026 00:00:00 GMT; Max-Age=0; Domain=example.com; Path=/api; Secure; HttpOnly; SameSite=Strict",
    );
  });

  it("tells an unset SameSite from the explicit None", () => {
    expect(setCookie({ name: "a", value: "b", sameSite: "explicitNone" })).toBe("a=b; SameSite=None");
  });
});
