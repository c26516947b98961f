/** What a browser says about itself, in familiar words; null for what we don't know. */
export interface Device {
  browser: string | null
  system: string | null
}

// The first match counts: nearly all of them also claim to be Chrome and Safari.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/^(?=.*\bVersion\/[\d.]+ ).*\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** Reads the User-Agent of a request. It omits versions: they mean nothing to people and change weekly. */
export function readDevice(userAgent: string): Device {
  return { browser: find(BROWSERS, userAgent), system: find(SYSTEMS, userAgent) }
}

function find(kinds: readonly [RegExp, string][], userAgent: string): string | null {
  return kinds.find(([mark]) => mark.test(userAgent))?.[1] ?? null
}
