/** Returns the text of an XML file, in the encoding of its byte order mark or its declaration, otherwise in UTF-8. */
export async function readXmlFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return new TextDecoder(encodingOf(bytes)).decode(bytes)
}

/** As XML 1.0, appendix F: the first characters are a mark, or `<`. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  const head = new TextDecoder('latin1').decode(bytes.slice(0, 200))
  const declared = /^\s*<\?xml[^>]{1,150}encoding\s*=\s*["']([\w.-]{1,40})["']/.exec(head)?.[1]
  // Read until here in one byte a character, so it's no UTF-16, whatever it says.
  if (!declared || /^utf-?16/i.test(declared)) return 'utf-8'
  try {
    return new TextDecoder(declared).encoding
  } catch {
    return 'utf-8'
  }
}
