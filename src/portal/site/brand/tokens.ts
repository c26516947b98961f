/** A color of the design tokens, as it is written there. */
export interface TokenColor {
  /** By day and by night; the same for an object that keeps its color. */
  light: string
  dark: string
}

/** The colors of a style sheet of tokens, by name without the dashes. What is not a plain color is left out. */
export function readTokens(css: string): ReadonlyMap<string, TokenColor> {
  const colors = new Map<string, TokenColor>()
  for (const line of css.split('\n')) {
    const [name = '', value = ''] = line.trim().replace(/;$/, '').split(': ')
    const values = value.match(/oklch\([\d. ]{1,40}\)/g)
    const [light, dark = light] = values ?? []
    if (name.startsWith('--') && light && dark) colors.set(name.slice(2), { light, dark })
  }
  return colors
}

/** A color `oklch(0.46 0.105 165)` as `#rrggbb`, clipped to what a screen of sRGB shows. */
export function hexOf(oklch: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = (oklch.match(/[\d.]{1,12}/g) ?? []).map(Number)
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  // Björn Ottosson's matrices from OKLab over cone responses to linear sRGB.
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const digits = linear.map(part => {
    const inside = Math.min(1, Math.max(0, part))
    const encoded = inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}
