import { crc32, deflateRawSync } from 'node:zlib'

/** A ZIP archive of texts, as spreadsheet programs save it. */
export function zipFile(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content as string)
    const packed = deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, place, Buffer.from(name)]),
    )
    parts.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** An .xlsx file of sheets with texts; a cell that is XML already stays as it is. */
export function xlsxFile(
  sheets: Readonly<Record<string, { rows: readonly (readonly string[])[]; isHidden?: boolean }>>,
  styles = '',
): Buffer {
  const names = Object.entries(sheets)
  const letter = (column: number) => String.fromCharCode(65 + column)
  const cellOf = (text: string, reference: string) =>
    text.startsWith('<c')
      ? text.replace('<c', `<c r="${reference}"`)
      : `<c r="${reference}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`
  return zipFile({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${names
      .map(
        ([name, { isHidden }], at) =>
          `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"${isHidden ? ' state="hidden"' : ''}/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    'xl/sharedStrings.xml':
      '<sst><si><t>Shared &amp; text</t></si><si><r><t>Rich </t></r><r><t>text</t></r><rPh sb="0" eb="1"><t>hint</t></rPh></si></sst>',
    ...Object.fromEntries(
      names.map(([, { rows }], at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet><sheetData>${rows
          .map((cells, row) =>
            cells.some(Boolean)
              ? `<row r="${row + 1}">${cells.map((text, column) => (text ? cellOf(text, `${letter(column)}${row + 1}`) : '')).join('')}</row>`
              : '',
          )
          .join('')}</sheetData></worksheet>`,
      ]),
    ),
  })
}

/** An .ods file with the content of its sheets. */
export function odsFile(tables: string, type = 'spreadsheet'): Buffer {
  return zipFile({
    mimetype: `application/vnd.oasis.opendocument.${type}`,
    'content.xml': `<office:document-content><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
  })
}
