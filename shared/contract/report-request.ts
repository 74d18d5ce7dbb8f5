import Type from "typebox";
import { CLOSED } from "./fields.ts";
import { PARTNER_CODE } from "./partner-code.ts";

/** Longest payload. Unit: characters; the payload of a form takes less than 3,000. */
const MAXIMUM_PAYLOAD_LENGTH = 12_000;

const Month = (description: string) =>
  Type.String({ pattern: "^\\d{4}-(0[1-9]|1[0-2])$", description: `${description} Such as 2026-03.` });

/** Request of `EmailPdf` and `DownloadPdf`, as a JSON body or, but for partner and dates, as query parameters. */
export const ReportRequestSchema = Type.Object(
  {
    baseUrl: Type.String({
      minLength: 1,
      maxLength: 2_000,
      description:
        "Where the calculator's form is, as https://host/education; never fetched. Its language is that of the report and its mail: https://host/ar/education asks for them in Arabic.",
    }),
    payload: Type.String({
      minLength: 1,
      maxLength: MAXIMUM_PAYLOAD_LENGTH,
      description:
        "Base64 (standard or URL-safe) of the UTF-8 JSON of the form's state: PensionForm, ChildGoalForm, KidsSaverForm or FamilyForm. In a query it has to be percent-encoded.",
    }),
    copy: Type.Optional(
      Type.String({
        pattern: "^[A-Za-z0-9-]{1,40}$",
        description:
          "Names another mail of a report whose first did not come: the same report within a day is mailed once for each name, and once without. A download is the same whatever it is.",
      }),
    ),
    partner: Type.Optional(
      Type.String({
        pattern: PARTNER_CODE,
        description:
          "Code of the partner in whose page the visitor ordered the report, noted with the order if the provider knows it and ignored otherwise. It makes no other report, and a download is the same whatever it is. Only in a body: addresses are logged.",
      }),
    ),
    dates: Type.Optional(
      Type.Object(
        {
          month: Type.Optional(Month("Of the ages in the form.")),
          savedMonth: Type.Optional(Month("Of the savings in the form.")),
          savedForm: Type.Optional(
            Type.Record(Type.String(), Type.Unknown(), {
              description: "The form's state in that month, if more than its ages has changed since.",
            }),
          ),
        },
        {
          ...CLOSED,
          description:
            "Months that the entries of a plan are of which was made earlier; this month by default. The report says of which month its savings are, and its link holds them. Only in a body.",
        },
      ),
    ),
  },
  CLOSED,
);

/** Fields that a query may have. */
export const QUERY_FIELDS = ["baseUrl", "payload", "copy"] as const;

export type ReportRequest = Type.Static<typeof ReportRequestSchema>;

/** Answer of `EmailPdf`: the report is stored for sending and will not be lost. */
export const ReportReceiptSchema = Type.Object(
  { reportId: Type.String({ description: "Identifies the report and reveals nothing about its contents." }) },
  CLOSED,
);

export type ReportReceipt = Type.Static<typeof ReportReceiptSchema>;
