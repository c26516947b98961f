// Generated from openapi/payment by npm run generate. Do not edit.

export const downloadMerchantReportQuery = {
  begin: {"type":"string","maxLength":10},
  end: {"type":"string","maxLength":10},
} as const
