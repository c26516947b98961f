/** A county of the sample, or what stands for one, with its codes. All of them are true. */
export interface UsCounty {
  stateFips: string
  /** With the code of the state. */
  countyFips: string
  area: UsArea
}

/** A core-based statistical area, as of March 2020. */
export interface UsArea {
  code: string
  name: string
  /** Around a city of 50,000 people or more. */
  isMetropolitan: boolean
}

/** By state and its code: `county=code:area`. Those of the census of 2020, so counties still in Connecticut. */
const COUNTIES = `
AL 01|Jefferson=073:13820|Montgomery=101:33860|Mobile=097:33660
AK 02|Anchorage=020:11260|Fairbanks North Star=090:21820
AZ 04|Maricopa=013:38060|Pima=019:46060|Coconino=005:22380
AR 05|Pulaski=119:30780|Washington=143:22220
CA 06|Los Angeles=037:31080|San Diego=073:41740|Sacramento=067:40900|San Francisco=075:41860|Santa Clara=085:41940|Sonoma=097:42220
CO 08|Denver=031:19740|Boulder=013:14500|El Paso=041:17820
CT 09|Hartford=003:25540|New Haven=009:35300
DE 10|New Castle=003:37980|Kent=001:20100
DC 11|District of Columbia=001:47900
FL 12|Miami-Dade=086:33100|Orange=095:36740|Hillsborough=057:45300
GA 13|Fulton=121:12060|Chatham=051:42340
HI 15|Honolulu=003:46520|Hawaii=001:25900
ID 16|Ada=001:14260|Kootenai=055:17660
IL 17|Cook=031:16980|Sangamon=167:44100
IN 18|Marion=097:26900|Allen=003:23060
IA 19|Polk=153:19780|Johnson=103:26980
KS 20|Shawnee=177:45820|Sedgwick=173:48620
KY 21|Jefferson=111:31140|Fayette=067:30460
LA 22|Orleans=071:35380|East Baton Rouge=033:12940
ME 23|Cumberland=005:38860|Penobscot=019:12620
MD 24|Baltimore City=510:12580|Anne Arundel=003:12580
MA 25|Suffolk=025:14460|Hampden=013:44140|Middlesex=017:14460
MI 26|Wayne=163:19820|Kent=081:24340|Washtenaw=161:11460
MN 27|Hennepin=053:33460|Ramsey=123:33460
MS 28|Hinds=049:27140|Lafayette=071:37060
MO 29|St. Louis City=510:41180|Jackson=095:28140|Greene=077:44180
MT 30|Yellowstone=111:13740|Gallatin=031:14580
NE 31|Douglas=055:36540|Lancaster=109:30700
NV 32|Clark=003:29820|Washoe=031:39900
NH 33|Hillsborough=011:31700|Merrimack=013:18180
NJ 34|Essex=013:35620|Mercer=021:45940
NM 35|Bernalillo=001:10740|Santa Fe=049:42140
NY 36|New York=061:35620|Kings=047:35620|Albany=001:10580|Erie=029:15380
NC 37|Mecklenburg=119:16740|Wake=183:39580
ND 38|Cass=017:22020|Burleigh=015:13900
OH 39|Franklin=049:18140|Cuyahoga=035:17460|Hamilton=061:17140
OK 40|Oklahoma=109:36420|Tulsa=143:46140
OR 41|Multnomah=051:38900|Lane=039:21660
PA 42|Philadelphia=101:37980|Allegheny=003:38300|Dauphin=043:25420
RI 44|Providence=007:39300|Newport=005:39300
SC 45|Charleston=019:16700|Richland=079:17900
SD 46|Minnehaha=099:43620|Pennington=103:39660
TN 47|Davidson=037:34980|Shelby=157:32820|Knox=093:28940
TX 48|Travis=453:12420|Dallas=113:19100|Harris=201:26420|Bexar=029:41700|El Paso=141:21340
UT 49|Salt Lake=035:41620|Utah=049:39340
VT 50|Chittenden=007:15540|Washington=023:12740
VA 51|Richmond City=760:40060|Virginia Beach City=810:47260|Alexandria City=510:47900
WA 53|King=033:42660|Spokane=063:44060|Pierce=053:42660
WV 54|Kanawha=039:16620|Monongalia=061:34060
WI 55|Milwaukee=079:33340|Dane=025:31540
WY 56|Laramie=021:16940|Teton=039:27220`

/** Codes and names; `*` marks a micropolitan area. */
const AREAS = `
10580 Albany-Schenectady-Troy, NY
10740 Albuquerque, NM
11260 Anchorage, AK
11460 Ann Arbor, MI
12060 Atlanta-Sandy Springs-Alpharetta, GA
12420 Austin-Round Rock-Georgetown, TX
12580 Baltimore-Columbia-Towson, MD
12620 Bangor, ME
12740 Barre, VT*
12940 Baton Rouge, LA
13740 Billings, MT
13820 Birmingham-Hoover, AL
13900 Bismarck, ND
14260 Boise City, ID
14460 Boston-Cambridge-Newton, MA-NH
14500 Boulder, CO
14580 Bozeman, MT*
15380 Buffalo-Cheektowaga, NY
15540 Burlington-South Burlington, VT
16620 Charleston, WV
16700 Charleston-North Charleston, SC
16740 Charlotte-Concord-Gastonia, NC-SC
16940 Cheyenne, WY
16980 Chicago-Naperville-Elgin, IL-IN-WI
17140 Cincinnati, OH-KY-IN
17460 Cleveland-Elyria, OH
17660 Coeur d'Alene, ID
17820 Colorado Springs, CO
17900 Columbia, SC
18140 Columbus, OH
18180 Concord, NH*
19100 Dallas-Fort Worth-Arlington, TX
19740 Denver-Aurora-Lakewood, CO
19780 Des Moines-West Des Moines, IA
19820 Detroit-Warren-Dearborn, MI
20100 Dover, DE
21340 El Paso, TX
21660 Eugene-Springfield, OR
21820 Fairbanks, AK
22020 Fargo, ND-MN
22220 Fayetteville-Springdale-Rogers, AR
22380 Flagstaff, AZ
23060 Fort Wayne, IN
24340 Grand Rapids-Kentwood, MI
25420 Harrisburg-Carlisle, PA
25540 Hartford-East Hartford-Middletown, CT
25900 Hilo, HI*
26420 Houston-The Woodlands-Sugar Land, TX
26900 Indianapolis-Carmel-Anderson, IN
26980 Iowa City, IA
27140 Jackson, MS
27220 Jackson, WY-ID*
28140 Kansas City, MO-KS
28940 Knoxville, TN
29820 Las Vegas-Henderson-Paradise, NV
30460 Lexington-Fayette, KY
30700 Lincoln, NE
30780 Little Rock-North Little Rock-Conway, AR
31080 Los Angeles-Long Beach-Anaheim, CA
31140 Louisville/Jefferson County, KY-IN
31540 Madison, WI
31700 Manchester-Nashua, NH
32820 Memphis, TN-MS-AR
33100 Miami-Fort Lauderdale-Pompano Beach, FL
33340 Milwaukee-Waukesha, WI
33460 Minneapolis-St. Paul-Bloomington, MN-WI
33660 Mobile, AL
33860 Montgomery, AL
34060 Morgantown, WV
34980 Nashville-Davidson--Murfreesboro--Franklin, TN
35300 New Haven-Milford, CT
35380 New Orleans-Metairie, LA
35620 New York-Newark-Jersey City, NY-NJ-PA
36420 Oklahoma City, OK
36540 Omaha-Council Bluffs, NE-IA
36740 Orlando-Kissimmee-Sanford, FL
37060 Oxford, MS*
37980 Philadelphia-Camden-Wilmington, PA-NJ-DE-MD
38060 Phoenix-Mesa-Chandler, AZ
38300 Pittsburgh, PA
38860 Portland-South Portland, ME
38900 Portland-Vancouver-Hillsboro, OR-WA
39300 Providence-Warwick, RI-MA
39340 Provo-Orem, UT
39580 Raleigh-Cary, NC
39660 Rapid City, SD
39900 Reno, NV
40060 Richmond, VA
40900 Sacramento-Roseville-Folsom, CA
41180 St. Louis, MO-IL
41620 Salt Lake City, UT
41700 San Antonio-New Braunfels, TX
41740 San Diego-Chula Vista-Carlsbad, CA
41860 San Francisco-Oakland-Berkeley, CA
41940 San Jose-Sunnyvale-Santa Clara, CA
42140 Santa Fe, NM
42220 Santa Rosa-Petaluma, CA
42340 Savannah, GA
42660 Seattle-Tacoma-Bellevue, WA
43620 Sioux Falls, SD
44060 Spokane-Spokane Valley, WA
44100 Springfield, IL
44140 Springfield, MA
44180 Springfield, MO
45300 Tampa-St. Petersburg-Clearwater, FL
45820 Topeka, KS
45940 Trenton-Princeton, NJ
46060 Tucson, AZ
46140 Tulsa, OK
46520 Urban Honolulu, HI
47260 Virginia Beach-Norfolk-Newport News, VA-NC
47900 Washington-Arlington-Alexandria, DC-VA-MD-WV
48620 Wichita, KS`

const areas: ReadonlyMap<string, UsArea> = new Map(
  AREAS.trim()
    .split('\n')
    .map(line => {
      const [code, name] = [line.slice(0, 5), line.slice(6)]
      return [code, { code, name: name.replace('*', ''), isMetropolitan: !name.endsWith('*') }]
    }),
)

const counties: ReadonlyMap<string, UsCounty> = new Map(
  COUNTIES.trim()
    .split('\n')
    .flatMap(line => {
      const [head = '', ...rest] = line.split('|')
      const [state, stateFips = ''] = head.split(' ')
      return rest.map((written): [string, UsCounty] => {
        const [name, county = '', code = ''] = written.split(/[=:]/)
        const area = areas.get(code)
        if (!area) throw new Error(`no area has the code ${code}`)
        return [`${state} ${name}`, { stateFips, countyFips: `${stateFips}${county}`, area }]
      })
    }),
)

/** The county of a house. */
export function countyOf({ state, county }: { state: string; county: string }): UsCounty {
  const found = counties.get(`${state} ${county}`)
  if (!found) throw new Error(`no county of ${state} is called ${county}`)
  return found
}
