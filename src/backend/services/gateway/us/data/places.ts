/** A post office of the sample: a ZIP Code and its city. */
export interface UsPlace {
  zipcode: string
  city: string
  state: string
  county: string
  latitude: number
  longitude: number
  timeZone: string
  /** Streets whose house numbers the sample makes up. */
  streets: readonly string[]
}

/** By state and time zone: `ZIP|city|county|latitude|longitude|streets`. Names and places are real. */
const PLACES = `
AL America/Chicago
35203|Birmingham|Jefferson|33.5186|-86.8104|20th St N;2nd Ave N;Morris Ave
36104|Montgomery|Montgomery|32.3805|-86.3002|Dexter Ave;S Perry St;Coosa St
36602|Mobile|Mobile|30.6904|-88.0432|Dauphin St;Government St;Saint Francis St
AK America/Anchorage
99501|Anchorage|Anchorage|61.2163|-149.8859|W 4th Ave;E 5th Ave;G St
99701|Fairbanks|Fairbanks North Star|64.8401|-147.7206|Cushman St;Noble St;Lacey St
AZ America/Phoenix
85003|Phoenix|Maricopa|33.4511|-112.077|N Central Ave;W Washington St;W Roosevelt St
85701|Tucson|Pima|32.2174|-110.9711|E Congress St;S Stone Ave;N Church Ave
86001|Flagstaff|Coconino|35.1981|-111.6513|N San Francisco St;W Aspen Ave;N Leroux St
AR America/Chicago
72201|Little Rock|Pulaski|34.7483|-92.2819|W Markham St;Main St;Louisiana St
72701|Fayetteville|Washington|36.0626|-94.1574|W Dickson St;N College Ave;E Center St
CA America/Los_Angeles
90012|Los Angeles|Los Angeles|34.0614|-118.2385|N Spring St;W Temple St;S Hill St
92101|San Diego|San Diego|32.7185|-117.1593|W Broadway;Market St;India St
95814|Sacramento|Sacramento|38.5804|-121.4922|Capitol Mall;J St;K St
94103|San Francisco|San Francisco|37.7725|-122.4147|Mission St;Folsom St;Valencia St
94107|San Francisco|San Francisco|37.7666|-122.3958|Townsend St;Brannan St;Minnesota St
94043|Mountain View|Santa Clara|37.4197|-122.0808|Shoreline Blvd;Charleston Rd;Plymouth St
95404|Santa Rosa|Sonoma|38.4405|-122.7141|4th St;Mendocino Ave;College Ave
CO America/Denver
80202|Denver|Denver|39.7491|-104.9946|17th St;Larimer St;Wazee St
80302|Boulder|Boulder|40.019|-105.2747|Pearl St;Walnut St;Spruce St
80903|Colorado Springs|El Paso|38.8354|-104.8197|N Tejon St;E Pikes Peak Ave;S Nevada Ave
CT America/New_York
06103|Hartford|Hartford|41.7672|-72.6759|Main St;Pratt St;Trumbull St
06510|New Haven|New Haven|41.3067|-72.9259|Chapel St;Elm St;Crown St
DE America/New_York
19801|Wilmington|New Castle|39.7378|-75.5497|N Market St;N King St;Delaware Ave
19901|Dover|Kent|39.1619|-75.5267|S State St;W Loockerman St;S Governors Ave
DC America/New_York
20001|Washington|District of Columbia|38.9109|-77.0163|7th St NW;Rhode Island Ave NW;U St NW
20500|Washington|District of Columbia|38.8977|-77.0365|
FL America/New_York
33130|Miami|Miami-Dade|25.7673|-80.2058|SW 8th St;S Miami Ave;Brickell Ave
33139|Miami Beach|Miami-Dade|25.7867|-80.136|Ocean Dr;Collins Ave;Lincoln Rd
32801|Orlando|Orange|28.5421|-81.3759|N Orange Ave;E Pine St;W Church St
33602|Tampa|Hillsborough|27.9517|-82.4588|N Franklin St;E Kennedy Blvd;N Ashley Dr
GA America/New_York
30303|Atlanta|Fulton|33.7525|-84.3888|Peachtree St NE;Marietta St NW;Auburn Ave NE
31401|Savannah|Chatham|32.0757|-81.0885|Bull St;W Broughton St;E Bay St
HI Pacific/Honolulu
96813|Honolulu|Honolulu|21.3135|-157.8502|Bishop St;S King St;Merchant St
96720|Hilo|Hawaii|19.7025|-155.0926|Kamehameha Ave;Keawe St;Waianuenue Ave
ID America/Boise
83702|Boise|Ada|43.6322|-116.2052|W Main St;W Idaho St;N 8th St
83814|Coeur d Alene|Kootenai|47.6928|-116.7796|E Sherman Ave;N Government Way;E Lakeside Ave
IL America/Chicago
60601|Chicago|Cook|41.8853|-87.6216|E Wacker Dr;N Michigan Ave;E Randolph St
60606|Chicago|Cook|41.882|-87.6376|W Adams St;N Canal St;W Monroe St
60607|Chicago|Cook|41.8721|-87.6578|W Taylor St;S Halsted St
60611|Chicago|Cook|41.8947|-87.6205|E Ohio St;N Rush St
62701|Springfield|Sangamon|39.8|-89.6495|E Washington St;S 5th St;E Monroe St
IN America/Indiana/Indianapolis
46204|Indianapolis|Marion|39.7717|-86.1578|N Meridian St;E Market St;Massachusetts Ave
46802|Fort Wayne|Allen|41.0703|-85.1537|W Wayne St;S Calhoun St;W Berry St
IA America/Chicago
50309|Des Moines|Polk|41.5871|-93.6207|Locust St;Walnut St;Court Ave
52240|Iowa City|Johnson|41.6545|-91.5106|E Washington St;S Dubuque St;S Clinton St
KS America/Chicago
66603|Topeka|Shawnee|39.0553|-95.6802|SW Jackson St;SW 6th Ave;S Kansas Ave
67202|Wichita|Sedgwick|37.6884|-97.3348|E Douglas Ave;N Main St;S Broadway
KY America/New_York
40202|Louisville|Jefferson|38.2527|-85.7585|W Main St;S 4th St;E Market St
40507|Lexington|Fayette|38.0461|-84.4971|W Short St;N Limestone;E Vine St
LA America/Chicago
70112|New Orleans|Orleans|29.9573|-90.0769|Canal St;Tulane Ave;Poydras St
70801|Baton Rouge|East Baton Rouge|30.4494|-91.1857|3rd St;Florida St;Laurel St
ME America/New_York
04101|Portland|Cumberland|43.6606|-70.2589|Congress St;Exchange St;Commercial St
04401|Bangor|Penobscot|44.8065|-68.7905|Main St;Hammond St;Broad St
MD America/New_York
21202|Baltimore|Baltimore City|39.2963|-76.6073|N Charles St;E Pratt St;Saint Paul St
21401|Annapolis|Anne Arundel|38.9898|-76.5501|Main St;West St;Maryland Ave
MA America/New_York
02108|Boston|Suffolk|42.3576|-71.0651|Beacon St;Tremont St;Bromfield St
01103|Springfield|Hampden|42.1015|-72.5898|State St;Worthington St;Dwight St
02138|Cambridge|Middlesex|42.3776|-71.1253|Brattle St;Massachusetts Ave;Mount Auburn St
MI America/Detroit
48226|Detroit|Wayne|42.3317|-83.0479|Woodward Ave;Griswold St;W Congress St
49503|Grand Rapids|Kent|42.9634|-85.6569|Monroe Ave NW;Ottawa Ave NW;Fulton St E
48104|Ann Arbor|Washtenaw|42.2638|-83.7192|S Main St;E Liberty St;S State St
MN America/Chicago
55401|Minneapolis|Hennepin|44.9853|-93.2701|Washington Ave N;N 3rd St;Hennepin Ave
55102|Saint Paul|Ramsey|44.9368|-93.1204|W 7th St;Saint Peter St;Rice Park
MS America/Chicago
39201|Jackson|Hinds|32.2904|-90.1867|E Capitol St;N State St;N Lamar St
38655|Oxford|Lafayette|34.3665|-89.5192|Courthouse Sq;S Lamar Blvd;Jackson Ave E
MO America/Chicago
63101|Saint Louis|St. Louis City|38.6316|-90.1926|Olive St;Washington Ave;N 8th St
64106|Kansas City|Jackson|39.1052|-94.5699|Main St;Grand Blvd;E 12th St
65806|Springfield|Greene|37.206|-93.297|S Campbell Ave;E Walnut St;Park Central Sq
MT America/Denver
59101|Billings|Yellowstone|45.7745|-108.5005|N 27th St;N Broadway;Montana Ave
59715|Bozeman|Gallatin|45.6689|-111.2408|W Main St;S Willson Ave;E Mendenhall St
NE America/Chicago
68102|Omaha|Douglas|41.2596|-95.9335|Farnam St;Harney St;Dodge St
68508|Lincoln|Lancaster|40.8145|-96.7009|O St;P St;N 14th St
NV America/Los_Angeles
89101|Las Vegas|Clark|36.1721|-115.1222|Fremont St;S Las Vegas Blvd;E Carson Ave
89501|Reno|Washoe|39.526|-119.8127|N Virginia St;S Sierra St;W Liberty St
NH America/New_York
03101|Manchester|Hillsborough|42.9929|-71.4632|Elm St;Hanover St;Canal St
03301|Concord|Merrimack|43.2185|-71.5277|N Main St;N State St;Pleasant St
NJ America/New_York
07102|Newark|Essex|40.732|-74.1765|Broad St;Market St;Halsey St
08608|Trenton|Mercer|40.2204|-74.7622|W State St;S Warren St;E Hanover St
08540|Princeton|Mercer|40.3663|-74.6408|Nassau St;Witherspoon St;Palmer Sq
NM America/Denver
87102|Albuquerque|Bernalillo|35.0818|-106.6482|Central Ave SW;Gold Ave SW;Lomas Blvd NW
87501|Santa Fe|Santa Fe|35.7024|-105.9748|Palace Ave;Canyon Rd;San Francisco St
NY America/New_York
10005|New York|New York|40.706|-74.0088|Wall St;Pine St;Water St
10118|New York|New York|40.7486|-73.9864|
10001|New York|New York|40.7506|-73.9972|W 34th St;8th Ave;W 28th St
11201|Brooklyn|Kings|40.6937|-73.9899|Court St;Montague St;Atlantic Ave
12207|Albany|Albany|42.6581|-73.7479|State St;N Pearl St;Broadway
14202|Buffalo|Erie|42.8871|-78.8779|Main St;Delaware Ave;Chippewa St
NC America/New_York
28202|Charlotte|Mecklenburg|35.2286|-80.845|N Tryon St;S College St;W Trade St
27601|Raleigh|Wake|35.7742|-78.6339|Fayetteville St;Hillsborough St;E Martin St
ND America/Chicago
58102|Fargo|Cass|46.9165|-96.8209|Broadway N;1st Ave N;Roberts St N
58501|Bismarck|Burleigh|46.8227|-100.7747|E Main Ave;N 4th St;E Broadway Ave
OH America/New_York
43215|Columbus|Franklin|39.9671|-83.0044|N High St;E Broad St;S Front St
44113|Cleveland|Cuyahoga|41.4816|-81.7018|Euclid Ave;W 25th St;Superior Ave W
45202|Cincinnati|Hamilton|39.1075|-84.5027|Vine St;W 5th St;Race St
OK America/Chicago
73102|Oklahoma City|Oklahoma|35.4706|-97.5189|N Robinson Ave;W Main St;N Walker Ave
74103|Tulsa|Tulsa|36.1561|-95.9957|S Boston Ave;E 5th St;S Main St
OR America/Los_Angeles
97204|Portland|Multnomah|45.5185|-122.6746|SW Broadway;SW Yamhill St;SW 5th Ave
97217|Portland|Multnomah|45.5901|-122.6868|N Mississippi Ave;N Killingsworth St;N Lombard St
97401|Eugene|Lane|44.0682|-123.0819|Willamette St;E Broadway;Oak St
PA America/New_York
19103|Philadelphia|Philadelphia|39.9529|-75.1741|Walnut St;Chestnut St;Spruce St
15222|Pittsburgh|Allegheny|40.4477|-79.9933|Liberty Ave;Penn Ave;Smallman St
17101|Harrisburg|Dauphin|40.2618|-76.8831|N 2nd St;Market St;State St
RI America/New_York
02903|Providence|Providence|41.8195|-71.4115|Westminster St;Weybosset St;Benefit St
02840|Newport|Newport|41.4816|-71.3136|Thames St;Bellevue Ave;Spring St
SC America/New_York
29401|Charleston|Charleston|32.7795|-79.9371|King St;Meeting St;E Bay St
29201|Columbia|Richland|33.9846|-81.0287|Main St;Gervais St;Assembly St
SD America/Chicago
57104|Sioux Falls|Minnehaha|43.5514|-96.7376|S Phillips Ave;N Main Ave;E 10th St
SD America/Denver
57701|Rapid City|Pennington|44.0776|-103.2021|Main St;Saint Joseph St;Mount Rushmore Rd
TN America/Chicago
37203|Nashville|Davidson|36.1504|-86.7916|Broadway;Demonbreun St;Music Sq E
38103|Memphis|Shelby|35.1465|-90.0522|Union Ave;S Main St;Beale St
TN America/New_York
37902|Knoxville|Knox|35.9637|-83.9195|S Gay St;Market Sq;W Hill Ave
TX America/Chicago
78701|Austin|Travis|30.2713|-97.7426|Congress Ave;E 6th St;Guadalupe St
75201|Dallas|Dallas|32.7876|-96.7994|Main St;Elm St;Ross Ave
77002|Houston|Harris|29.7569|-95.3655|Travis St;Louisiana St;Texas St
78205|San Antonio|Bexar|29.4237|-98.4862|E Houston St;Soledad St;Navarro St
TX America/Denver
79901|El Paso|El Paso|31.7602|-106.4787|N Mesa St;San Antonio Ave;Myrtle Ave
UT America/Denver
84101|Salt Lake City|Salt Lake|40.7559|-111.8967|S State St;Pierpont Ave;W Broadway
84116|Salt Lake City|Salt Lake|40.7742|-111.9021|N Redwood Rd;Rose Park Ln;W Clark Ave
84601|Provo|Utah|40.2298|-111.6765|W Center St;N University Ave;N Freedom Blvd
VT America/New_York
05401|Burlington|Chittenden|44.4759|-73.2121|Church St;Pine St;College St
05602|Montpelier|Washington|44.2601|-72.5754|State St;Main St;Elm St
VA America/New_York
23219|Richmond|Richmond City|37.5408|-77.4339|E Main St;E Broad St;E Cary St
23451|Virginia Beach|Virginia Beach City|36.8529|-75.978|Atlantic Ave;Laskin Rd;Pacific Ave
22314|Alexandria|Alexandria City|38.8052|-77.0529|King St;Prince St;Duke St
WA America/Los_Angeles
98101|Seattle|King|47.6114|-122.3305|Pike St;2nd Ave;Union St
98109|Seattle|King|47.6321|-122.347|Broad St;Westlake Ave N;Mercer St
99201|Spokane|Spokane|47.6638|-117.4315|W Riverside Ave;N Monroe St;W Sprague Ave
98402|Tacoma|Pierce|47.2547|-122.4429|Pacific Ave;Commerce St;Broadway
WV America/New_York
25301|Charleston|Kanawha|38.3491|-81.6306|Capitol St;Quarrier St;Virginia St E
26501|Morgantown|Monongalia|39.6316|-79.9900|High St;Fayette St;Beechurst Ave
WI America/Chicago
53202|Milwaukee|Milwaukee|43.0506|-87.8967|N Water St;E Wisconsin Ave;N Broadway
53703|Madison|Dane|43.0783|-89.3758|State St;E Washington Ave;W Mifflin St
WY America/Denver
82001|Cheyenne|Laramie|41.1443|-104.7962|Capitol Ave;W Lincolnway;Carey Ave
83001|Jackson|Teton|43.4799|-110.7624|W Broadway;N Cache St;E Deloney Ave`

export const usPlaces: readonly UsPlace[] = readPlaces()

function readPlaces(): UsPlace[] {
  let state = ''
  let timeZone = ''
  const places: UsPlace[] = []
  for (const line of PLACES.trim().split('\n')) {
    const [zipcode = '', city, county, latitude, longitude, streets] = line.split('|')
    if (city === undefined || county === undefined) {
      const [of = '', zone = ''] = zipcode.split(' ')
      state = of
      timeZone = zone
    } else
      places.push({
        zipcode,
        city,
        state,
        county,
        latitude: Number(latitude),
        longitude: Number(longitude),
        timeZone,
        streets: streets ? streets.split(';') : [],
      })
  }
  return places
}
