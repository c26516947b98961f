import { describe, expect, test } from 'vitest'
import { checkXml, ForbiddenXml, parseXml } from '#backend/modules/single-sign-on/saml/xml.ts'

const nested = (levels: number) => `${'<a>'.repeat(levels)}${'</a>'.repeat(levels)}`

describe('plain XML is accepted:', () => {
  test.each([
    ['a declaration', '<?xml version="1.0" encoding="UTF-8"?>\n<a/>'],
    ['as many levels as there may be', nested(40)],
    ['as many elements as there may be', `<a>${'<b/>'.repeat(4_999)}</a>`],
    ['attributes that hold what looks like the end of a tag', '<a x="/>" y=\'>"\'><b z=">"/></a>'],
    ['text with what ends a tag', '<a>1 > 0 -->></a>'],
  ])('%s', (_what, text) => expect(() => checkXml(text)).not.toThrow())

  test('comments only where they may be', () => {
    const text = '<!-- a < b --><a><!----><b/><!-- --></a>'
    expect(() => checkXml(text, { comments: true })).not.toThrow()
    expect(() => checkXml(text)).toThrow(ForbiddenXml)
  })
})

describe('closer limits', () => {
  const limits = { depth: 2, elements: 3, attributes: 4 }
  test.each([
    ['a level more', nested(3), 'too many elements'],
    ['an element more', '<a><b/><b/><b/></a>', 'too many elements'],
    ['an attribute more', '<a b="" c=""><d e="" f="" g=""/></a>', 'too many attributes'],
  ])('reject %s', (_what, text, reason) => expect(() => checkXml(text, { limits })).toThrow(reason))

  test('accept text within them', () => {
    expect(() => checkXml('<a b="" c=""><d e="" f=\'"\'/><d/></a>', { limits })).not.toThrow()
  })
})

describe('is rejected:', () => {
  test.each([
    ['a level more', nested(41), 'too many elements'],
    ['an element more', `<a>${'<b/>'.repeat(5_000)}</a>`, 'too many elements'],
    ['an attribute more', `<a${' b=""'.repeat(20_001)}/>`, 'too many attributes'],
    [
      'an attribute more over all elements',
      `<a>${`<b c='"' d=""/>`.repeat(4_000)}<b ${'c="" '.repeat(12_001)}/></a>`,
      'too many attributes',
    ],
    ['levels whose tags look closed', '<a x="/>">'.repeat(41), 'too many elements'],
    ['a document type', '<!DOCTYPE a><a/>', 'a document type'],
    ['a document type that a comment parts', '<<!-- -->!DOCTYPE a><a/>', 'a document type'],
    ['a document type after a comment in characters', '<a><![CDATA[<!--]]><!DOCTYPE b>--></a>', 'section'],
    ['an instruction', '<a><?b c?></a>', 'a processing instruction'],
    ['a second declaration', '<?xml version="1.0"?><?xml version="1.0"?><a/>', 'a processing instruction'],
    ['a tag without end', '<a><b</a>', 'a tag without end'],
    ['a comment without end', '<a/><!-- ', 'a comment without end'],
  ])('%s', (_what, text, reason) => expect(() => checkXml(text, { comments: true })).toThrow(reason))

  // Each of half a million characters. What looks at the rest of the text from every place again needs
  // minutes for one of them.
  test.each([
    ['beginnings of tags', '<'.repeat(500_000)],
    ['beginnings of comments', '<!--'.repeat(125_000)],
    ['ends of comments that begin once', `<!--${'--'.repeat(250_000)}`],
    ['quotation marks', `<a ${'"'.repeat(499_997)}`],
    ['quotation marks of two kinds', `<a ${`"'`.repeat(250_000)}`],
    ['attributes', `<a ${'x="" '.repeat(100_000)}`],
    ['blanks of a declaration', `<?xml${' '.repeat(500_000)}`],
    ['blanks before a declaration', `${' '.repeat(500_000)}<?x`],
  ])('at once: endless %s', (_what, text) =>
    expect(() => checkXml(text, { comments: true })).toThrow(ForbiddenXml),
  )
})

describe('parsing', () => {
  test('gives the root of a well-formed document', async () => {
    expect((await parseXml('<?xml version="1.0"?>\n<a b="c"><d/></a>')).localName).toBe('a')
  })

  test.each([
    ['tags that do not match', '<a><b></a>'],
    ['a root that never ends', '<a>'],
    ['no root at all', 'text'],
    ['nothing', ''],
    ['an entity that nothing declares', '<a>&b;</a>'],
    ['an attribute without quotes', '<a b=c/>'],
  ])('rejects %s', (_what, text) => expect(parseXml(text)).rejects.toThrow())
})
