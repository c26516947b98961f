// Generated from openapi/gateway by npm run generate. Do not edit.

export interface paths {
    "/us-street": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify one address in the United States
         * @description Finds the delivery point of an address and returns it in standard form. Send the street, and a ZIP
         *     code or city and state; or the whole address as `street`, and nothing else. Abbreviations, case and
         *     punctuation make no difference. Misspelled streets, cities and states are corrected if only one name is
         *     near, and missing parts are completed; `footnotes` says what was changed. The list is empty if no
         *     address matches, which is a success and counts as a lookup.
         */
        get: operations["verifyUsAddress"];
        put?: never;
        /**
         * Verify up to 100 addresses in the United States
         * @description The same for a list of lookups, each of which is counted. The answer has the delivery points of all
         *     lookups, in their order; `input_index` is the zero-based index of the lookup, and a lookup without a
         *     match has none. A call with more lookups than subscription or limit have left is refused as a whole.
         */
        post: operations["verifyUsAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/us-autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Complete an address while it is typed
         * @description Suggests addresses that begin with the typed text: house number and street, and city and state if
         *     given. Each call is a lookup, so wait a moment after each keystroke. Then verify the chosen
         *     suggestion with `/us-street`.
         */
        get: operations["suggestUsAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/us-reverse-geocoding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the addresses nearest to a place
         * @description Returns the addresses in the United States whose roofs are nearest to the coordinates, with the distance
         *     and the direction of each. Distances are those over the surface of the earth, a sphere of 6,371,008.8
         *     meters. The list is empty if no address is within `max_distance`, which is a success and counts as a
         *     lookup; so do coordinates outside of the United States.
         */
        get: operations["findNearestUsAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/us-property": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a building in the United States is like
         * @description The principal data set: what the building at an address is made of, how large it is, and its lot. A unit
         *     has the data of its building. Several results mean that the address may be any of several houses, best
         *     match first. The list is empty if no address matches, which is a success and counts as a lookup.
         *
         *     The demo sample invents every figure, the same ones each time, also for buildings
         *     that everyone knows.
         */
        get: operations["getUsProperty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/us-property-financial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get values, tax and last sale of a building
         * @description The financial data set: what the building at an address and its lot are assessed at, the tax on it, its
         *     last sale, and the loan that paid for it. It has a license of its own, without which `/us-property` is
         *     still answered. The address is found as there.
         *
         *     The demo sample invents every figure, the same ones each time, also for buildings
         *     that everyone knows.
         */
        get: operations["getUsPropertyFinancials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/us-georeference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get census geography of an address in the United States
         * @description The codes by which the census and other statistics know the place of an address: state and county (FIPS),
         *     tract, block group, block, and the metropolitan or micropolitan area (CBSA). Geography is that of the
         *     census of 2020, areas are those of March 2020. A unit has the geography of its building. Several results
         *     mean that the address may be any of several houses, best match first. The list is empty if no
         *     address matches, which is a success and counts as a lookup.
         *
         *     The demo sample has the true codes of states, counties and areas, and invents
         *     those of tracts and blocks, the same ones each time.
         */
        get: operations["getUsGeoreference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/us-secondary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the units of a building in the United States
         * @description The apartments or suites at the address of a building: how many there are, and each by its number. A
         *     building with more than `max_results` is listed in several calls, each of which is a lookup: `after` is
         *     the last number of the call before. A house without units has an empty list of them. Several results mean
         *     that the address may be any of several houses, best match first. The list of results is empty if no
         *     address matches, which is a success and counts as a lookup.
         */
        get: operations["listUsSecondaryAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/us-rooftop-geocoding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the coordinates of a building in the United States
         * @description Turns an address into coordinates on the roof of its building, to a meter or so. The license for it is
         *     what pays for the roof: `/us-street` returns coordinates of the block, rounded to a thousandth of a
         *     degree. A unit has the roof of its building. Several results mean that the address may be any of several
         *     houses, best match first. The list is empty if no address matches, which is a success and counts as
         *     a lookup.
         */
        get: operations["geocodeUsAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/international-street": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify one address outside of the United States
         * @description Confirms as much of an address as possible, down to the house, the street, or only the city, and
         *     returns it in the format of its country. The list is empty if nothing was found, which is a success
         *     and counts as a lookup.
         */
        get: operations["verifyInternationalAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/international-autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Complete an address abroad while it is typed
         * @description Suggests addresses of one country from the beginning of a street, or of a word in its name, with or without
         *     the house number. Without one, a street is one suggestion with as many `entries` as it has houses, and
         *     a `group`: send that back to list them, and narrow them with the number in `search`. Each call is a lookup,
         *     so wait a moment after each keystroke. Then verify the chosen suggestion with `/international-street`.
         */
        get: operations["suggestInternationalAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/international-geocoding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the coordinates of an address abroad
         * @description Turns an address outside of the United States into coordinates, as exact as the address: of the house, or
         *     of the middle of its street. The address is found as `/international-street` does, and the list is empty
         *     if nothing was found, which is a success and counts as a lookup.
         *
         *     The demo sample has the true middle of each street, and invents where along it a
         *     house is.
         */
        get: operations["geocodeInternationalAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The street line.
         * @example 214 North Juniper Street
         */
        StreetLine: string;
        /**
         * @description The unit.
         * @example Apt 5
         */
        SecondaryLine: string;
        /**
         * @description Name of a city.
         * @example Salt Lake City
         */
        CityName: string;
        /**
         * @description A state.
         * @example UT
         */
        StateName: string;
        /**
         * @description A ZIP code.
         * @example 84116
         */
        TypedZipcode: string;
        /**
         * @description How many delivery points.
         * @default 1
         * @example 1
         */
        CandidateCount: number;
        /**
         * @description Something of the caller's.
         * @example order 1
         */
        InputIdText: string;
        /** @description The parts of the address; null for parts it does not have. */
        UsStreetComponents: {
            /**
             * @description House number.
             * @example 214
             */
            primary_number: string;
            /**
             * @description Direction before the name.
             * @example N
             */
            street_predirection: string | null;
            /**
             * @description Name of the street.
             * @example Juniper
             */
            street_name: string;
            /**
             * @description Kind of street.
             * @example St
             */
            street_suffix: string | null;
            /**
             * @description Direction after the name.
             * @example SW
             */
            street_postdirection: string | null;
            /**
             * @description Kind of unit.
             * @example Apt
             */
            secondary_designator: string | null;
            /**
             * @description Number of the unit.
             * @example 5
             */
            secondary_number: string | null;
            /**
             * @description City.
             * @example Salt Lake City
             */
            city_name: string;
            /**
             * @description State.
             * @example UT
             */
            state_abbreviation: string;
            /**
             * @description ZIP code.
             * @example 84116
             */
            zipcode: string;
            /**
             * @description The four digits after it.
             * @example 2911
             */
            plus4_code: string;
            /**
             * @description The mailbox; `99` for a building whose unit is missing or does not exist.
             * @example 14
             */
            delivery_point: string;
            /**
             * @description Makes the digits of the barcode add up to a multiple of ten.
             * @example 2
             */
            delivery_point_check_digit: string;
        };
        /**
         * @description Degrees north of the equator.
         * @example 40.7742
         */
        Latitude: number;
        /**
         * @description Degrees east of Greenwich.
         * @example -111.9021
         */
        Longitude: number;
        /** @description What else is known about the place. */
        UsStreetMetadata: {
            /**
             * @description Kind of delivery point.
             * @example street
             * @enum {string}
             */
            record_type: "street" | "high-rise" | "firm";
            /**
             * @description County.
             * @example Salt Lake
             */
            county_name: string;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /**
             * @description How exact the coordinates are: the ZIP code or the block. Those of the building come from `/us-rooftop-geocoding`.
             * @example zip9
             * @enum {string}
             */
            precision: "zip5" | "zip9" | "rooftop";
            /**
             * @description Name of the time zone (IANA).
             * @example America/Denver
             */
            time_zone: string;
            /**
             * @description Whether people live there.
             * @example residential
             * @enum {string}
             */
            rdi: "residential" | "commercial";
        };
        /** @description How certain the match is. */
        UsStreetAnalysis: {
            /**
             * @description Y: the whole address is confirmed. S: the house is confirmed, the requested unit does not exist.
             *     D: the house is confirmed and has units, but none was requested.
             * @example Y
             * @enum {string}
             */
            dpv_match_code: "Y" | "S" | "D";
            /**
             * @description The same in pairs of characters: `AA`, city, state, ZIP code and street are valid; `BB`, the whole
             *     address is; `CC`, the requested unit is not; `N1`, a unit is missing.
             * @example AABB
             */
            dpv_footnotes: string;
            /**
             * @description What differs from the address that was sent, empty if nothing: `A#`, the ZIP code was corrected or
             *     added; `B#`, the spelling of the city or state was corrected; `H#`, the building has units, and none
             *     was given; `L#`, a direction or the kind of street was added; `M#`, the spelling of the street was
             *     corrected; `N#`, words were abbreviated; `S#`, there is no such unit.
             * @example A#B#M#N#
             */
            footnotes: string;
            /**
             * @description Whether the address has been vacant for a while.
             * @example false
             */
            vacant: boolean;
            /**
             * @description Whether mail is delivered there.
             * @example true
             */
            active: boolean;
        };
        /** @description A delivery point. */
        UsStreetCandidate: {
            /**
             * @description The lookup's own id; null if it had none.
             * @example order 1
             */
            input_id: string | null;
            /**
             * @description Zero-based index of its lookup in the call.
             * @example 0
             */
            input_index: number;
            /**
             * @description Zero-based index among the lookup's delivery points.
             * @example 0
             */
            candidate_index: number;
            /**
             * @description First line of the address in standard form.
             * @example 214 N Juniper St
             */
            delivery_line_1: string;
            /**
             * @description A requested unit that the address does not have; null if none.
             * @example Apt 99
             */
            delivery_line_2: string | null;
            /**
             * @description City, state and ZIP code.
             * @example Salt Lake City UT 84116-2911
             */
            last_line: string;
            /**
             * @description The digits under the bars on an envelope: ZIP code, the four digits after it, delivery point, and a
             *     check digit.
             * @example 841162911142
             */
            delivery_point_barcode: string;
            components: components["schemas"]["UsStreetComponents"];
            metadata: components["schemas"]["UsStreetMetadata"];
            analysis: components["schemas"]["UsStreetAnalysis"];
        };
        /** @description Matching delivery points. */
        UsStreetAnswer: {
            /** @description Delivery points, by lookup and then best match first. */
            candidates: components["schemas"]["UsStreetCandidate"][];
        };
        /** @description One reason for a failure, as the error catalog has it. */
        ErrorItem: {
            /**
             * @description Number of the catalog entry; null for an entry that has only a name.
             * @example 1588093855
             */
            id: number | null;
            /**
             * @description Name of the catalog entry. Compare this, never the message.
             * @example too-many-requests
             */
            name: string;
            /**
             * @description What to show the person, in plain words.
             * @example You're going too fast. Wait 12 seconds and try again.
             */
            message: string;
            /** @description Names of the request fields that the entry is about; empty for an error about no field. */
            fields: string[];
            /**
             * @description The HTTP status of the answer, repeated for clients that cannot read it.
             * @example 429
             */
            status: number;
        };
        /** @description Why the request failed. One entry for each invalid field, or a single entry. */
        ErrorList: components["schemas"]["ErrorItem"][];
        /** @description One address to verify. */
        UsStreetLookup: {
            street: components["schemas"]["StreetLine"];
            secondary?: components["schemas"]["SecondaryLine"];
            city?: components["schemas"]["CityName"];
            state?: components["schemas"]["StateName"];
            zipcode?: components["schemas"]["TypedZipcode"];
            candidates?: components["schemas"]["CandidateCount"];
            input_id?: components["schemas"]["InputIdText"];
        };
        /** @description Lookups to make together. */
        VerifyUsAddressesBody: {
            /** @description The lookups; each is counted. */
            lookups: components["schemas"]["UsStreetLookup"][];
        };
        /** @description An address; with more than one entry it is a building with units. */
        UsSuggestion: {
            /**
             * @description House number and street.
             * @example 214 N Juniper St
             */
            street_line: string;
            /**
             * @description City.
             * @example Salt Lake City
             */
            city: string;
            /**
             * @description State.
             * @example UT
             */
            state: string;
            /**
             * @description ZIP code.
             * @example 84116
             */
            zipcode: string;
            /**
             * @description Number of delivery points.
             * @example 1
             */
            entries: number;
        };
        /** @description Addresses that begin with the typed text. */
        UsSuggestions: {
            /** @description The addresses. */
            suggestions: components["schemas"]["UsSuggestion"][];
        };
        /** @description A delivery point in standard form. */
        UsAddress: {
            /**
             * @description House number and street, and the unit if one was given and exists.
             * @example 214 N Juniper St
             */
            delivery_line_1: string;
            /**
             * @description City, state and ZIP code.
             * @example Salt Lake City UT 84116-2911
             */
            last_line: string;
            /**
             * @description City.
             * @example Salt Lake City
             */
            city_name: string;
            /**
             * @description State.
             * @example UT
             */
            state_abbreviation: string;
            /**
             * @description ZIP code.
             * @example 84116
             */
            zipcode: string;
            /**
             * @description The four digits after it.
             * @example 2911
             */
            plus4_code: string;
            /**
             * @description The digits under the bars on an envelope, the same that `/us-street` returns. They name a delivery
             *     point in one text, so they can join these data with other ones.
             * @example 841162911142
             */
            delivery_point_barcode: string;
        };
        /** @description A place on the earth (WGS 84). */
        Coordinates: {
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        /** @description An address near the coordinates. */
        UsNearAddress: {
            /**
             * @description Meters from the coordinates to the roof, to a tenth.
             * @example 6.7
             */
            distance: number;
            /**
             * @description Direction from the coordinates to the roof, in degrees clockwise from north; 0 also at the roof itself.
             * @example 131.4
             */
            bearing: number;
            postal_address: components["schemas"]["UsAddress"];
            coordinates: components["schemas"]["Coordinates"];
        };
        /** @description The addresses nearest to a place. */
        UsNearestAnswer: {
            /** @description The addresses, nearest first. */
            results: components["schemas"]["UsNearAddress"][];
        };
        /** @description The building itself; null where a figure makes no sense for its kind. */
        UsStructure: {
            /**
             * @description What it is used for.
             * @example single-family
             * @enum {string}
             */
            building_use: "single-family" | "apartments" | "offices" | "retail";
            /**
             * @description Year of construction.
             * @example 1958
             */
            year_built: number;
            /**
             * @description Stories above the ground.
             * @example 1
             */
            stories: number;
            /**
             * @description Floor area of all stories.
             * @example 1540
             */
            square_feet: number;
            /**
             * @description Apartments or suites, 1 for a house.
             * @example 1
             */
            units_count: number;
            /**
             * @description Bedrooms of a house; null for other buildings.
             * @example 3
             */
            bedrooms: number | null;
            /**
             * @description Bathrooms of a house, a half for one without bath or shower; null for other buildings.
             * @example 1.5
             */
            bathrooms: number | null;
            /**
             * @description What bears it.
             * @example wood-frame
             * @enum {string}
             */
            construction: "wood-frame" | "masonry" | "concrete" | "steel";
            /**
             * @description What its walls look like from outside.
             * @example brick
             * @enum {string}
             */
            exterior: "brick" | "stone" | "stucco" | "siding" | "shingle" | "glass" | "concrete";
            /**
             * @description What covers it.
             * @example asphalt-shingle
             * @enum {string}
             */
            roof: "asphalt-shingle" | "metal" | "tile" | "slate" | "membrane";
            /**
             * @description How it is heated.
             * @example forced-air
             * @enum {string}
             */
            heating: "forced-air" | "boiler" | "heat-pump" | "electric" | "none";
            /**
             * @description How it is cooled.
             * @example central
             * @enum {string}
             */
            cooling: "central" | "heat-pump" | "window" | "evaporative" | "none";
            /**
             * @description Spaces in garages and carports, or on the lot.
             * @example 2
             */
            parking_spaces: number;
        };
        /** @description The land that the building stands on. */
        UsLot: {
            /**
             * @description Its size in acres, to a hundredth.
             * @example 0.18
             */
            acres: number;
            /**
             * @description The same in square feet.
             * @example 7920
             */
            square_feet: number;
        };
        /** @description A building and its lot. */
        UsProperty: {
            postal_address: components["schemas"]["UsAddress"];
            structure: components["schemas"]["UsStructure"];
            lot: components["schemas"]["UsLot"];
        };
        /** @description What buildings are like. */
        UsPropertyAnswer: {
            /** @description The buildings that the address may mean, best match first. */
            results: components["schemas"]["UsProperty"][];
        };
        /**
         * @description A year.
         * @example 2025
         */
        TaxYear: number;
        /**
         * @description Money in US cents.
         * @example 41200000
         */
        PropertyCents: number;
        /** @description The market value that the assessor of the county found. */
        UsAssessment: {
            assessed_year: components["schemas"]["TaxYear"];
            land_value: components["schemas"]["PropertyCents"];
            improvement_value: components["schemas"]["PropertyCents"];
            total_value: components["schemas"]["PropertyCents"];
        };
        /** @description The tax that the county asks for. */
        UsPropertyTax: {
            tax_year: components["schemas"]["TaxYear"];
            yearly_tax: components["schemas"]["PropertyCents"];
        };
        /** @description A mortgage. */
        UsLoan: {
            /**
             * @description Who stands behind it.
             * @example conventional
             * @enum {string}
             */
            loan_kind: "conventional" | "fha" | "va" | "commercial";
            loan_amount: components["schemas"]["PropertyCents"];
        };
        /** @description A sale as it was recorded. */
        UsSale: {
            /**
             * Format: date
             * @description Day of the deed.
             * @example 2019-06-14
             */
            sold_on: string;
            sale_price: components["schemas"]["PropertyCents"];
            /** @description The loan that paid for a part of it; null if none was recorded. */
            loan: components["schemas"]["UsLoan"] | null;
        };
        /** @description Values, tax and last sale of a building with its lot. */
        UsPropertyFinancials: {
            postal_address: components["schemas"]["UsAddress"];
            assessment: components["schemas"]["UsAssessment"];
            property_tax: components["schemas"]["UsPropertyTax"];
            /** @description The last sale; null if none is on record. */
            last_sale: components["schemas"]["UsSale"] | null;
        };
        /** @description What is known about the money in buildings. */
        UsFinancialAnswer: {
            /** @description The buildings that the address may mean, best match first. */
            results: components["schemas"]["UsPropertyFinancials"][];
        };
        /** @description Codes of the census, from the largest to the smallest. */
        UsCensus: {
            /**
             * @description Code of the state.
             * @example 49
             */
            state_fips: string;
            /**
             * @description Code of the county or what stands for one; the first two digits are the state.
             * @example 49035
             */
            county_fips: string;
            /**
             * @description Its name.
             * @example Salt Lake
             */
            county_name: string;
            /**
             * @description Tract within the county, the last two digits behind a decimal point.
             * @example 100306
             */
            tract: string;
            /**
             * @description Block group within the tract.
             * @example 2
             */
            block_group: string;
            /**
             * @description Block within the tract; the first digit is its block group.
             * @example 2014
             */
            block: string;
            /**
             * @description All of it in one: county, tract and block.
             * @example 490351003062014
             */
            geoid: string;
        };
        /** @description A core-based statistical area (CBSA). */
        UsStatisticalArea: {
            /**
             * @description Its code.
             * @example 41620
             */
            cbsa_code: string;
            /**
             * @description Its cities and states.
             * @example Salt Lake City, UT
             */
            cbsa_name: string;
            /**
             * @description Around a city of 50,000 people or more, or around a smaller one.
             * @example metropolitan
             * @enum {string}
             */
            cbsa_kind: "metropolitan" | "micropolitan";
        };
        /** @description An address in the geography of the census. */
        UsGeoreference: {
            postal_address: components["schemas"]["UsAddress"];
            census: components["schemas"]["UsCensus"];
            /** @description The area around a city that the place belongs to; null outside of all. */
            statistical_area: components["schemas"]["UsStatisticalArea"] | null;
        };
        /** @description Census geography. */
        UsGeoreferenceAnswer: {
            /** @description What was found, best match first. */
            results: components["schemas"]["UsGeoreference"][];
        };
        /** @description An apartment or a suite. */
        UsUnit: {
            /**
             * @description Kind of unit.
             * @example Apt
             */
            secondary_designator: string;
            /**
             * @description Its number.
             * @example 5
             */
            secondary_number: string;
            /**
             * @description First line of its address.
             * @example 88 Copper Mill Ave Apt 5
             */
            delivery_line_1: string;
        };
        /** @description A building and its units. */
        UsBuildingUnits: {
            postal_address: components["schemas"]["UsAddress"];
            /**
             * @description Units of the building, listed or not.
             * @example 24
             */
            units_count: number;
            /** @description Units in the order of their numbers. */
            units: components["schemas"]["UsUnit"][];
            /**
             * @description Whether the building has units after the last listed one.
             * @example true
             */
            has_more: boolean;
        };
        /** @description Units of buildings. */
        UsSecondaryAnswer: {
            /** @description What was found, best match first. */
            results: components["schemas"]["UsBuildingUnits"][];
        };
        /** @description An address and where it is. */
        UsGeocodedAddress: {
            postal_address: components["schemas"]["UsAddress"];
            coordinates: components["schemas"]["Coordinates"];
            /**
             * @description How exact the coordinates are: the ZIP code, the block, or the building.
             * @example rooftop
             * @enum {string}
             */
            precision: "zip5" | "zip9" | "rooftop";
        };
        /** @description Coordinates of buildings. */
        UsGeocodingAnswer: {
            /** @description What was found, best match first. */
            results: components["schemas"]["UsGeocodedAddress"][];
        };
        /**
         * @description Country, by its three letters of ISO 3166-1.
         * @example USA
         */
        CountryIso3: string;
        /**
         * @description State or province; for the United States its two letters. Empty where a country has none.
         * @example UT
         */
        AdministrativeArea: string;
        /**
         * @description City or town.
         * @example Provo
         */
        Locality: string;
        /**
         * @description Postal code; for the United States the five or nine digits of a ZIP Code. Empty where a country has none.
         * @example 84601
         */
        PostalCode: string;
        /** @description The parts of the address; null for parts it does not have or that were not found. */
        InternationalComponents: {
            country_iso3: components["schemas"]["CountryIso3"];
            administrative_area: components["schemas"]["AdministrativeArea"];
            locality: components["schemas"]["Locality"];
            postal_code: components["schemas"]["PostalCode"];
            /**
             * @description Street.
             * @example Lindenhofweg
             */
            street: string;
            /**
             * @description House number.
             * @example 12
             */
            premise: string | null;
        };
        /** @description What else is known about the place. */
        InternationalMetadata: {
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        /** @description How certain the match is. */
        InternationalAnalysis: {
            /**
             * @description The whole address, a part of it, or several matches.
             * @example verified
             * @enum {string}
             */
            verification_status: "verified" | "partial" | "ambiguous";
            /**
             * @description How precisely it was found.
             * @example premise
             * @enum {string}
             */
            address_precision: "locality" | "thoroughfare" | "premise";
        };
        /** @description An address in the format of its country. */
        InternationalCandidate: {
            /**
             * @description First line.
             * @example Lindenhofweg 12
             */
            address1: string;
            /**
             * @description Second line.
             * @example 20354 Hamburg
             */
            address2: string;
            components: components["schemas"]["InternationalComponents"];
            metadata: components["schemas"]["InternationalMetadata"];
            analysis: components["schemas"]["InternationalAnalysis"];
        };
        /** @description The confirmed parts of an address. */
        InternationalAnswer: {
            /** @description Matching addresses, best match first. */
            candidates: components["schemas"]["InternationalCandidate"][];
        };
        /** @description An address; with more than one entry it is a street with houses. */
        InternationalSuggestion: {
            /**
             * @description First line.
             * @example Lindenhofweg 12
             */
            address1: string;
            /**
             * @description Second line.
             * @example 20354 Hamburg
             */
            address2: string;
            locality: components["schemas"]["Locality"];
            postal_code: components["schemas"]["PostalCode"];
            country_iso3: components["schemas"]["CountryIso3"];
            /**
             * @description Number of addresses.
             * @example 48
             */
            entries: number;
            /**
             * @description What lists the addresses of a suggestion that has several; null for a single one.
             * @example 115t640
             */
            group: string | null;
        };
        /** @description Addresses that begin with the typed text. */
        InternationalSuggestions: {
            /** @description The addresses. */
            suggestions: components["schemas"]["InternationalSuggestion"][];
        };
        /** @description An address in the format of its country, and where it is. */
        InternationalPlace: {
            /**
             * @description First line.
             * @example Lindenhofweg 12
             */
            address1: string;
            /**
             * @description Second line.
             * @example 20354 Hamburg
             */
            address2: string;
            country_iso3: components["schemas"]["CountryIso3"];
            coordinates: components["schemas"]["Coordinates"];
            /**
             * @description What the coordinates are those of: the city, the street, or the house.
             * @example premise
             * @enum {string}
             */
            address_precision: "locality" | "thoroughfare" | "premise";
        };
        /** @description Coordinates of addresses. */
        InternationalGeocodingAnswer: {
            /** @description What was found, best match first. */
            results: components["schemas"]["InternationalPlace"][];
        };
    };
    responses: {
        /** @description A parameter is invalid, or the API was interrupted. */
        InvalidStreet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The credentials are not valid. */
        NotPermitted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description No subscription covers the lookup, or the key has reached its limit. */
        NothingPays: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The key is valid, but not for this use. */
        KeyUnauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /**
         * @description More lookups in a second than the rate limit, too many calls from one address, or the demonstration is
         *     used up. Retry-After gives the wait in seconds.
         */
        TooFast: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description Something failed on our side. The answer and our log carry the same X-Request-Id. */
        GatewayFailure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /**
         * @description The service that looks addresses up failed. While it rests after several failures, Retry-After gives the
         *     wait in seconds.
         */
        GatewayUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RestEnds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The body is invalid, or the API was interrupted. */
        InvalidLookups: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The body could not be read. 412 is unusual for this, and kept for compatibility. */
        BodyRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description A parameter is invalid, or the API was interrupted. */
        InvalidSearch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description A parameter is invalid, or the API was interrupted. */
        InvalidPoint: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description A parameter is invalid, or the API was interrupted. */
        InvalidCountry: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
    };
    parameters: {
        /**
         * @description The street line with the house number; it can include the unit. Without city, state and ZIP code it is the
         *     whole address.
         */
        Street: components["schemas"]["StreetLine"];
        /** @description Apartment, suite or floor. */
        Secondary: components["schemas"]["SecondaryLine"];
        /** @description Name of the city. */
        City: components["schemas"]["CityName"];
        /** @description The state, by its abbreviation or its name. */
        State: components["schemas"]["StateName"];
        /** @description ZIP code, of five digits or nine. */
        Zipcode: components["schemas"]["TypedZipcode"];
        /** @description Maximum number of delivery points if an address matches several. */
        Candidates: components["schemas"]["CandidateCount"];
        /** @description Any text; it is returned with each delivery point. */
        InputId: components["schemas"]["InputIdText"];
        /**
         * @description Name of the license to use, such as `us-core-cloud`. Without it, lookups count against the first
         *     license of the product that the account holds with an active subscription.
         */
        LicenseParameter: string;
        /**
         * @description Id of an embedded key, for calls from web pages. Calls with a secret key leave it out. A malformed id
         *     is refused like an unknown one.
         */
        EmbeddedKeyParameter: string;
        /**
         * @description The street line with the house number. Without city, state and ZIP code it is the whole address. It is found
         *     and corrected as `/us-street` does.
         */
        "Street-2": components["schemas"]["StreetLine"];
        /** @description Apartment, suite or floor. */
        "Secondary-2": components["schemas"]["SecondaryLine"];
        /** @description Name of the city. */
        "City-2": components["schemas"]["CityName"];
        /** @description The state, by its abbreviation or its name. */
        "State-2": components["schemas"]["StateName"];
        /** @description ZIP code, of five digits or nine. */
        "Zipcode-2": components["schemas"]["TypedZipcode"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
        /** @description Seconds until the service that looks addresses up is tried again; only while it rests. */
        RestEnds: number;
    };
    pathItems: never;
}
export type StreetLine = components['schemas']['StreetLine'];
export type SecondaryLine = components['schemas']['SecondaryLine'];
export type CityName = components['schemas']['CityName'];
export type StateName = components['schemas']['StateName'];
export type TypedZipcode = components['schemas']['TypedZipcode'];
export type CandidateCount = components['schemas']['CandidateCount'];
export type InputIdText = components['schemas']['InputIdText'];
export type UsStreetComponents = components['schemas']['UsStreetComponents'];
export type Latitude = components['schemas']['Latitude'];
export type Longitude = components['schemas']['Longitude'];
export type UsStreetMetadata = components['schemas']['UsStreetMetadata'];
export type UsStreetAnalysis = components['schemas']['UsStreetAnalysis'];
export type UsStreetCandidate = components['schemas']['UsStreetCandidate'];
export type UsStreetAnswer = components['schemas']['UsStreetAnswer'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type UsStreetLookup = components['schemas']['UsStreetLookup'];
export type VerifyUsAddressesBody = components['schemas']['VerifyUsAddressesBody'];
export type UsSuggestion = components['schemas']['UsSuggestion'];
export type UsSuggestions = components['schemas']['UsSuggestions'];
export type UsAddress = components['schemas']['UsAddress'];
export type Coordinates = components['schemas']['Coordinates'];
export type UsNearAddress = components['schemas']['UsNearAddress'];
export type UsNearestAnswer = components['schemas']['UsNearestAnswer'];
export type UsStructure = components['schemas']['UsStructure'];
export type UsLot = components['schemas']['UsLot'];
export type UsProperty = components['schemas']['UsProperty'];
export type UsPropertyAnswer = components['schemas']['UsPropertyAnswer'];
export type TaxYear = components['schemas']['TaxYear'];
export type PropertyCents = components['schemas']['PropertyCents'];
export type UsAssessment = components['schemas']['UsAssessment'];
export type UsPropertyTax = components['schemas']['UsPropertyTax'];
export type UsLoan = components['schemas']['UsLoan'];
export type UsSale = components['schemas']['UsSale'];
export type UsPropertyFinancials = components['schemas']['UsPropertyFinancials'];
export type UsFinancialAnswer = components['schemas']['UsFinancialAnswer'];
export type UsCensus = components['schemas']['UsCensus'];
export type UsStatisticalArea = components['schemas']['UsStatisticalArea'];
export type UsGeoreference = components['schemas']['UsGeoreference'];
export type UsGeoreferenceAnswer = components['schemas']['UsGeoreferenceAnswer'];
export type UsUnit = components['schemas']['UsUnit'];
export type UsBuildingUnits = components['schemas']['UsBuildingUnits'];
export type UsSecondaryAnswer = components['schemas']['UsSecondaryAnswer'];
export type UsGeocodedAddress = components['schemas']['UsGeocodedAddress'];
export type UsGeocodingAnswer = components['schemas']['UsGeocodingAnswer'];
export type CountryIso3 = components['schemas']['CountryIso3'];
export type AdministrativeArea = components['schemas']['AdministrativeArea'];
export type Locality = components['schemas']['Locality'];
export type PostalCode = components['schemas']['PostalCode'];
export type InternationalComponents = components['schemas']['InternationalComponents'];
export type InternationalMetadata = components['schemas']['InternationalMetadata'];
export type InternationalAnalysis = components['schemas']['InternationalAnalysis'];
export type InternationalCandidate = components['schemas']['InternationalCandidate'];
export type InternationalAnswer = components['schemas']['InternationalAnswer'];
export type InternationalSuggestion = components['schemas']['InternationalSuggestion'];
export type InternationalSuggestions = components['schemas']['InternationalSuggestions'];
export type InternationalPlace = components['schemas']['InternationalPlace'];
export type InternationalGeocodingAnswer = components['schemas']['InternationalGeocodingAnswer'];
export type ResponseInvalidStreet = components['responses']['InvalidStreet'];
export type ResponseNotPermitted = components['responses']['NotPermitted'];
export type ResponseNothingPays = components['responses']['NothingPays'];
export type ResponseKeyUnauthorized = components['responses']['KeyUnauthorized'];
export type ResponseTooFast = components['responses']['TooFast'];
export type ResponseGatewayFailure = components['responses']['GatewayFailure'];
export type ResponseGatewayUnavailable = components['responses']['GatewayUnavailable'];
export type ResponseInvalidLookups = components['responses']['InvalidLookups'];
export type ResponseBodyRefused = components['responses']['BodyRefused'];
export type ResponseInvalidSearch = components['responses']['InvalidSearch'];
export type ResponseInvalidPoint = components['responses']['InvalidPoint'];
export type ResponseInvalidCountry = components['responses']['InvalidCountry'];
export type ParameterStreet = components['parameters']['Street'];
export type ParameterSecondary = components['parameters']['Secondary'];
export type ParameterCity = components['parameters']['City'];
export type ParameterState = components['parameters']['State'];
export type ParameterZipcode = components['parameters']['Zipcode'];
export type ParameterCandidates = components['parameters']['Candidates'];
export type ParameterInputId = components['parameters']['InputId'];
export type ParameterLicenseParameter = components['parameters']['LicenseParameter'];
export type ParameterEmbeddedKeyParameter = components['parameters']['EmbeddedKeyParameter'];
export type ParameterStreet_2 = components['parameters']['Street-2'];
export type ParameterSecondary_2 = components['parameters']['Secondary-2'];
export type ParameterCity_2 = components['parameters']['City-2'];
export type ParameterState_2 = components['parameters']['State-2'];
export type ParameterZipcode_2 = components['parameters']['Zipcode-2'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderRestEnds = components['headers']['RestEnds'];
export type $defs = Record<string, never>;
export interface operations {
    verifyUsAddress: {
        parameters: {
            query: {
                /**
                 * @description The street line with the house number; it can include the unit. Without city, state and ZIP code it is the
                 *     whole address.
                 */
                street: components["parameters"]["Street"];
                /** @description Apartment, suite or floor. */
                secondary?: components["parameters"]["Secondary"];
                /** @description Name of the city. */
                city?: components["parameters"]["City"];
                /** @description The state, by its abbreviation or its name. */
                state?: components["parameters"]["State"];
                /** @description ZIP code, of five digits or nine. */
                zipcode?: components["parameters"]["Zipcode"];
                /** @description Maximum number of delivery points if an address matches several. */
                candidates?: components["parameters"]["Candidates"];
                /** @description Any text; it is returned with each delivery point. */
                input_id?: components["parameters"]["InputId"];
                /**
                 * @description Name of the license to use, such as `us-core-cloud`. Without it, lookups count against the first
                 *     license of the product that the account holds with an active subscription.
                 */
                license?: components["parameters"]["LicenseParameter"];
                /**
                 * @description Id of an embedded key, for calls from web pages. Calls with a secret key leave it out. A malformed id
                 *     is refused like an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matching delivery points, best match first; empty if no address matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsStreetAnswer"];
                };
            };
            400: components["responses"]["InvalidStreet"];
            401: components["responses"]["NotPermitted"];
            402: components["responses"]["NothingPays"];
            403: components["responses"]["KeyUnauthorized"];
            429: components["responses"]["TooFast"];
            500: components["responses"]["GatewayFailure"];
            502: components["responses"]["GatewayUnavailable"];
        };
    };
    verifyUsAddresses: {
        parameters: {
            query?: {
                /**
                 * @description Name of the license to use, such as `us-core-cloud`. Without it, lookups count against the first
                 *     license of the product that the account holds with an active subscription.
                 */
                license?: components["parameters"]["LicenseParameter"];
                /**
                 * @description Id of an embedded key, for calls from web pages. Calls with a secret key leave it out. A malformed id
                 *     is refused like an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyUsAddressesBody"];
            };
        };
        responses: {
            /** @description Matching delivery points, lookup by lookup. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsStreetAnswer"];
                };
            };
            400: components["responses"]["InvalidLookups"];
            401: components["responses"]["NotPermitted"];
            402: components["responses"]["NothingPays"];
            403: components["responses"]["KeyUnauthorized"];
            412: components["responses"]["BodyRefused"];
            429: components["responses"]["TooFast"];
            500: components["responses"]["GatewayFailure"];
            502: components["responses"]["GatewayUnavailable"];
        };
    };
    suggestUsAddresses: {
        parameters: {
            query: {
                /** @description The text typed so far. */
                search: string;
                /** @description Maximum number of suggestions. */
                max_results?: number;
                /** @description Limits suggestions to this state. */
                only_state?: string;
                /**
                 * @description Name of the license to use, such as `us-core-cloud`. Without it, lookups count against the first
                 *     license of the product that the account holds with an active subscription.
                 */
                license?: components["parameters"]["LicenseParameter"];
                /**
                 * @description Id of an embedded key, for calls from web pages. Calls with a secret key leave it out. A malformed id
                 *     is refused like an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matching addresses in alphabetical order; empty if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsSuggestions"];
                };
            };
            400: components["responses"]["InvalidSearch"];
            401: components["responses"]["NotPermitted"];
            402: components["responses"]["NothingPays"];
            403: components["responses"]["KeyUnauthorized"];
            429: components["responses"]["TooFast"];
            500: components["responses"]["GatewayFailure"];
            502: components["responses"]["GatewayUnavailable"];
        };
    };
    findNearestUsAddresses: {
        parameters: {
            query: {
                /** @description Degrees north of the equator. */
                latitude: components["schemas"]["Latitude"];
                /** @description Degrees east of Greenwich, negative in the United States. */
                longitude: components["schemas"]["Longitude"];
                /** @description Meters from the coordinates, within which addresses are looked for. */
                max_distance?: number;
                /** @description Maximum number of addresses. */
                max_results?: number;
                /**
                 * @description Name of the license to use, such as `us-core-cloud`. Without it, lookups count against the first
                 *     license of the product that the account holds with an active subscription.
                 */
                license?: components["parameters"]["LicenseParameter"];
                /**
                 * @description Id of an embedded key, for calls from web pages. Calls with a secret key leave it out. A malformed id
                 *     is refused like an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses, nearest first; empty if none is near. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsNearestAnswer"];
                };
            };
            400: components["responses"]["InvalidPoint"];
            401: components["responses"]["NotPermitted"];
            402: components["responses"]["NothingPays"];
            403: components["responses"]["KeyUnauthorized"];
            429: components["responses"]["TooFast"];
            500: components["responses"]["GatewayFailure"];
            502: components["responses"]["GatewayUnavailable"];
        };
    };
    getUsProperty: {
        parameters: {
            query: {
                /**
                 * @description The street line with the house number. Without city, state and ZIP code it is the whole address. It is found
                 *     and corrected as `/us-street` does.
                 */
                street: components["parameters"]["Street-2"];
                /** @description Apartment, suite or floor. */
                secondary?: components["parameters"]["Secondary-2"];
                /** @description Name of the city. */
                city?: components["parameters"]["City-2"];
                /** @description The state, by its abbreviation or its name. */
                state?: components["parameters"]["State-2"];
                /** @description ZIP code, of five digits or nine. */
                zipcode?: components["parameters"]["Zipcode-2"];
                /**
                 * @description Name of the license to use, such as `us-core-cloud`. Without it, lookups count against the first
                 *     license of the product that the account holds with an active subscription.
                 */
                license?: components["parameters"]["LicenseParameter"];
                /**
                 * @description Id of an embedded key, for calls from web pages. Calls with a secret key leave it out. A malformed id
                 *     is refused like an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The building, or each that may be meant; empty if no address matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsPropertyAnswer"];
                };
            };
            400: components["responses"]["InvalidStreet"];
            401: components["responses"]["NotPermitted"];
            402: components["responses"]["NothingPays"];
            403: components["responses"]["KeyUnauthorized"];
            429: components["responses"]["TooFast"];
            500: components["responses"]["GatewayFailure"];
            502: components["responses"]["GatewayUnavailable"];
        };
    };
    getUsPropertyFinancials: {
        parameters: {
            query: {
                /**
                 * @description The street line with the house number. Without city, state and ZIP code it is the whole address. It is found
                 *     and corrected as `/us-street` does.
                 */
                street: components["parameters"]["Street-2"];
                /** @description Apartment, suite or floor. */
                secondary?: components["parameters"]["Secondary-2"];
                /** @description Name of the city. */
                city?: components["parameters"]["City-2"];
                /** @description The state, by its abbreviation or its name. */
                state?: components["parameters"]["State-2"];
                /** @description ZIP code, of five digits or nine. */
                zipcode?: components["parameters"]["Zipcode-2"];
                /**
                 * @description Name of the license to use, such as `us-core-cloud`. Without it, lookups count against the first
                 *     license of the product that the account holds with an active subscription.
                 */
                license?: components["parameters"]["LicenseParameter"];
                /**
                 * @description Id of an embedded key, for calls from web pages. Calls with a secret key leave it out. A malformed id
                 *     is refused like an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The building, or each that may be meant; empty if no address matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsFinancialAnswer"];
                };
            };
            400: components["responses"]["InvalidStreet"];
            401: components["responses"]["NotPermitted"];
            402: components["responses"]["NothingPays"];
            403: components["responses"]["KeyUnauthorized"];
            429: components["responses"]["TooFast"];
            500: components["responses"]["GatewayFailure"];
            502: components["responses"]["GatewayUnavailable"];
        };
    };
    getUsGeoreference: {
        parameters: {
            query: {
                /**
                 * @description The street line with the house number. Without city, state and ZIP code it is the whole address. It is found
                 *     and corrected as `/us-street` does.
                 */
                street: components["parameters"]["Street-2"];
                /** @description Apartment, suite or floor. */
                secondary?: components["parameters"]["Secondary-2"];
                /** @description Name of the city. */
                city?: components["parameters"]["City-2"];
                /** @description The state, by its abbreviation or its name. */
                state?: components["parameters"]["State-2"];
                /** @description ZIP code, of five digits or nine. */
                zipcode?: components["parameters"]["Zipcode-2"];
                /**
                 * @description Name of the license to use, such as `us-core-cloud`. Without it, lookups count against the first
                 *     license of the product that the account holds with an active subscription.
                 */
                license?: components["parameters"]["LicenseParameter"];
                /**
                 * @description Id of an embedded key, for calls from web pages. Calls with a secret key leave it out. A malformed id
                 *     is refused like an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery point, or each that may be meant; empty if no address matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsGeoreferenceAnswer"];
                };
            };
            400: components["responses"]["InvalidStreet"];
            401: components["responses"]["NotPermitted"];
            402: components["responses"]["NothingPays"];
            403: components["responses"]["KeyUnauthorized"];
            429: components["responses"]["TooFast"];
            500: components["responses"]["GatewayFailure"];
            502: components["responses"]["GatewayUnavailable"];
        };
    };
    listUsSecondaryAddresses: {
        parameters: {
            query: {
                /**
                 * @description The street line with the house number. Without city, state and ZIP code it is the whole address. It is found
                 *     and corrected as `/us-street` does.
                 */
                street: components["parameters"]["Street-2"];
                /** @description Name of the city. */
                city?: components["parameters"]["City-2"];
                /** @description The state, by its abbreviation or its name. */
                state?: components["parameters"]["State-2"];
                /** @description ZIP code, of five digits or nine. */
                zipcode?: components["parameters"]["Zipcode-2"];
                /** @description Maximum number of units. */
                max_results?: number;
                /** @description Number of a unit; the list continues after it. */
                after?: string;
                /**
                 * @description Name of the license to use, such as `us-core-cloud`. Without it, lookups count against the first
                 *     license of the product that the account holds with an active subscription.
                 */
                license?: components["parameters"]["LicenseParameter"];
                /**
                 * @description Id of an embedded key, for calls from web pages. Calls with a secret key leave it out. A malformed id
                 *     is refused like an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The building, or each that may be meant; empty if no address matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsSecondaryAnswer"];
                };
            };
            400: components["responses"]["InvalidStreet"];
            401: components["responses"]["NotPermitted"];
            402: components["responses"]["NothingPays"];
            403: components["responses"]["KeyUnauthorized"];
            429: components["responses"]["TooFast"];
            500: components["responses"]["GatewayFailure"];
            502: components["responses"]["GatewayUnavailable"];
        };
    };
    geocodeUsAddress: {
        parameters: {
            query: {
                /**
                 * @description The street line with the house number. Without city, state and ZIP code it is the whole address. It is found
                 *     and corrected as `/us-street` does.
                 */
                street: components["parameters"]["Street-2"];
                /** @description Apartment, suite or floor. */
                secondary?: components["parameters"]["Secondary-2"];
                /** @description Name of the city. */
                city?: components["parameters"]["City-2"];
                /** @description The state, by its abbreviation or its name. */
                state?: components["parameters"]["State-2"];
                /** @description ZIP code, of five digits or nine. */
                zipcode?: components["parameters"]["Zipcode-2"];
                /**
                 * @description Name of the license to use, such as `us-core-cloud`. Without it, lookups count against the first
                 *     license of the product that the account holds with an active subscription.
                 */
                license?: components["parameters"]["LicenseParameter"];
                /**
                 * @description Id of an embedded key, for calls from web pages. Calls with a secret key leave it out. A malformed id
                 *     is refused like an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery point, or each that may be meant; empty if no address matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsGeocodingAnswer"];
                };
            };
            400: components["responses"]["InvalidStreet"];
            401: components["responses"]["NotPermitted"];
            402: components["responses"]["NothingPays"];
            403: components["responses"]["KeyUnauthorized"];
            429: components["responses"]["TooFast"];
            500: components["responses"]["GatewayFailure"];
            502: components["responses"]["GatewayUnavailable"];
        };
    };
    verifyInternationalAddress: {
        parameters: {
            query: {
                /** @description The country, by its code of two or three letters (ISO 3166) or its English name. */
                country: string;
                /** @description Street and house number, in the country's order. */
                address1: string;
                /** @description City or town. */
                locality?: string;
                /** @description State, province or county, if addresses have one. */
                administrative_area?: string;
                /** @description Postal code. */
                postal_code?: string;
                /**
                 * @description Name of the license to use, such as `us-core-cloud`. Without it, lookups count against the first
                 *     license of the product that the account holds with an active subscription.
                 */
                license?: components["parameters"]["LicenseParameter"];
                /**
                 * @description Id of an embedded key, for calls from web pages. Calls with a secret key leave it out. A malformed id
                 *     is refused like an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The confirmed parts of the address; empty if none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternationalAnswer"];
                };
            };
            400: components["responses"]["InvalidCountry"];
            401: components["responses"]["NotPermitted"];
            402: components["responses"]["NothingPays"];
            403: components["responses"]["KeyUnauthorized"];
            429: components["responses"]["TooFast"];
            500: components["responses"]["GatewayFailure"];
            502: components["responses"]["GatewayUnavailable"];
        };
    };
    suggestInternationalAddresses: {
        parameters: {
            query: {
                /** @description The country, by its code of two or three letters (ISO 3166) or its English name. */
                country: string;
                /** @description The text typed so far. */
                search: string;
                /** @description The `group` of a suggestion, whose houses are wanted. An unknown one has none. */
                group?: string;
                /** @description Maximum number of suggestions. */
                max_results?: number;
                /**
                 * @description Name of the license to use, such as `us-core-cloud`. Without it, lookups count against the first
                 *     license of the product that the account holds with an active subscription.
                 */
                license?: components["parameters"]["LicenseParameter"];
                /**
                 * @description Id of an embedded key, for calls from web pages. Calls with a secret key leave it out. A malformed id
                 *     is refused like an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matching addresses, streets in alphabetical order and houses by number; empty if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternationalSuggestions"];
                };
            };
            400: components["responses"]["InvalidCountry"];
            401: components["responses"]["NotPermitted"];
            402: components["responses"]["NothingPays"];
            403: components["responses"]["KeyUnauthorized"];
            429: components["responses"]["TooFast"];
            500: components["responses"]["GatewayFailure"];
            502: components["responses"]["GatewayUnavailable"];
        };
    };
    geocodeInternationalAddress: {
        parameters: {
            query: {
                /** @description The country, by its code of two or three letters (ISO 3166) or its English name. */
                country: string;
                /** @description Street and house number, in the country's order. */
                address1: string;
                /** @description City or town. */
                locality?: string;
                /** @description State, province or county, if addresses have one. */
                administrative_area?: string;
                /** @description Postal code. */
                postal_code?: string;
                /**
                 * @description Name of the license to use, such as `us-core-cloud`. Without it, lookups count against the first
                 *     license of the product that the account holds with an active subscription.
                 */
                license?: components["parameters"]["LicenseParameter"];
                /**
                 * @description Id of an embedded key, for calls from web pages. Calls with a secret key leave it out. A malformed id
                 *     is refused like an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place, or each that may be meant; empty if nothing was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternationalGeocodingAnswer"];
                };
            };
            400: components["responses"]["InvalidCountry"];
            401: components["responses"]["NotPermitted"];
            402: components["responses"]["NothingPays"];
            403: components["responses"]["KeyUnauthorized"];
            429: components["responses"]["TooFast"];
            500: components["responses"]["GatewayFailure"];
            502: components["responses"]["GatewayUnavailable"];
        };
    };
}

export interface QueryDefaults {
    suggestUsAddresses: 'max_results';
    findNearestUsAddresses: 'max_distance' | 'max_results';
    listUsSecondaryAddresses: 'max_results';
    suggestInternationalAddresses: 'max_results';
}
