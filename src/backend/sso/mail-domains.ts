/** Providers where anyone can get an address, by the first label of their domains. */
const PUBLIC =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|mail|zoho|yandex|fastmail|hey|tutanota|proton|protonmail|pm)\.[a-z.]{2,6}$/

/** Whether an address in this domain says nothing about where its owner works. */
export function isPublicMailDomain(domain: string): boolean {
  return PUBLIC.test(domain)
}
