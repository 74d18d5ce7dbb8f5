/** The client as built for a partner whose page frames it. */
export const EMBEDDED_CLIENT_PORT = Number(process.env["E2E_EMBEDDED_CLIENT_PORT"] ?? 5194);
/** The partner's page: by one host name that of a partner, by the other that of a stranger. */
export const PARTNER_PORT = Number(process.env["E2E_PARTNER_PORT"] ?? 5690);

export const CALCULATORS = `http://127.0.0.1:${EMBEDDED_CLIENT_PORT}`;
export const PARTNER = `http://localhost:${PARTNER_PORT}`;
export const STRANGER = `http://127.0.0.1:${PARTNER_PORT}`;
