/** States, the District of Columbia and territories by name. */
const STATES =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,GU Guam,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,PR Puerto Rico,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VI Virgin Islands,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming'

/** The same as pairs of abbreviation and name. */
export const states: readonly (readonly [code: string, name: string])[] = STATES.split(',').map(state => [
  state.slice(0, 2),
  state.slice(3),
])

/** Abbreviations from before there were those of two letters. */
const OLDER =
  'ala ariz ark calif colo conn del fla ill ind kans mass mich minn miss mont nebr nev okla ore penn penna tenn tex wash wis wisc wyo'

/** What may stand for a state, in lower case: its abbreviations and its name. */
export const stateNames: ReadonlySet<string> = new Set([
  ...states.flat().map(text => text.toLowerCase()),
  ...OLDER.split(' '),
])

/** The words that most often end the name of a street. */
export const suffixWords: ReadonlySet<string> = new Set(
  'aly alley ave av aven avenu avenue blvd boulevard cir circle ct court dr drive expy expressway hwy highway ln lane loop pike pkwy pkway parkway pl place plz plaza rd road row sq square st street str ter terrace trl trail way'.split(
    ' ',
  ),
)

/** The words that begin a unit within a building. */
export const unitWords: ReadonlySet<string> = new Set(
  '# apt apartment bldg building fl floor lot rm room ste suite unit'.split(' '),
)

export const directionWords: ReadonlySet<string> = new Set('n s e w ne nw se sw'.split(' '))
