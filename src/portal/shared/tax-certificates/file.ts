/** Bytes of the largest file that `uploadTaxCertificate` takes. */
export const LARGEST_FILE = 5_000_000

/** How a PDF, a PNG, and a JPEG begin. */
const BEGINNINGS: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
]

/** Whether a file is a PDF, a PNG, or a JPEG, whatever its name says. */
export async function isCertificate(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return BEGINNINGS.some(beginning => beginning.every((byte, index) => bytes[index] === byte))
}

/** The content of a file in base64. */
export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const texts: string[] = []
  // As many as a call may have arguments, and divisible by three, so that the texts can be joined.
  const step = 24_576
  for (let from = 0; from < bytes.length; from += step)
    texts.push(btoa(String.fromCharCode(...bytes.subarray(from, from + step))))
  return texts.join('')
}
