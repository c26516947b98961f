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
         * Verify a US address
         * @description Finds the delivery point of an address and returns it in standard form. Send the street with a ZIP
         *     Code, or with a city and state. Or send the whole address as `street`. Abbreviations, case, and
         *     punctuation don't matter. A misspelled street, city, or state is corrected if only one name is
         *     similar, and missing parts are added. `footnotes` lists the changes. An empty list means that no
         *     address matches. That's a success and counts as a lookup. `explain` adds why.
         *
         *     At most 60,000 calls from an address in a minute.
         */
        get: operations["verifyUsAddress"];
        put?: never;
        /**
         * Verify up to 100 US addresses
         * @description Verifies a batch of addresses. Each one counts as a lookup. The response has the delivery points of
         *     all lookups in order. `input_index` is the zero-based index of the lookup, and a lookup without a
         *     match has no delivery points. If the batch has more lookups than the subscription or the key's limit
         *     has left, the whole request is rejected.
         *
         *     A repeated call does it again. At most 60,000 calls from an address in a minute.
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
         * Complete a US address while someone types
         * @description Suggests addresses that start with the typed text: the house number and street, then the city and
         *     state if typed. A building with units is one suggestion, with their number in `entries`. Send it back
         *     in `selected` to list the units. Each request counts as a lookup, so wait a moment after each keystroke.
         *     Then verify the chosen suggestion with `/us-street`.
         *
         *     At most 60,000 calls from an address in a minute.
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
         * Find the US addresses nearest to coordinates
         * @description Returns the US addresses whose rooftops are nearest to the coordinates, with the distance and
         *     direction of each. Distances follow the surface of a sphere with a radius of 6,371,008.8 meters. An
         *     empty list means that no address is within `max_distance`. That's a success and counts as a lookup,
         *     even for coordinates outside the United States.
         *
         *     At most 60,000 calls from an address in a minute.
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
         * Get property data of a US building
         * @description Returns the construction, size, and lot of the building at an address. A unit has the data of its
         *     building. Several results mean that several houses match, best match first. An empty list means that
         *     no address matches. That's a success and counts as a lookup.
         *
         *     The demo sample's figures are invented but don't change, even for well-known buildings.
         *
         *     At most 60,000 calls from an address in a minute.
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
         * Get financial data of a US property
         * @description Returns the assessed values of a building and its lot, the property tax, the last sale, and the
         *     mortgage. It requires its own license. `/us-property` works without it. Addresses are matched as in
         *     `/us-property`.
         *
         *     The demo sample's figures are invented but don't change, even for well-known buildings.
         *
         *     At most 60,000 calls from an address in a minute.
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
         * Get the census geography of a US address
         * @description Returns the census areas that contain an address: state and county (FIPS), tract, block group, block,
         *     and metropolitan or micropolitan area (CBSA). It uses 2020 census geography and CBSAs of March 2020. A
         *     unit has the geography of its building. Several results mean that several houses match, best match
         *     first. An empty list means that no address matches. That's a success and counts as a lookup.
         *
         *     The demo sample has the real codes of states, counties, and CBSAs. Its tracts and blocks are invented
         *     but don't change.
         *
         *     At most 60,000 calls from an address in a minute.
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
         * List the units of a US building
         * @description Returns the number of apartments or suites at an address and lists them. If a building has more than
         *     `max_results` units, send several requests with `after` set to the last number of the previous
         *     response. Each request counts as a lookup. A house without units has an empty list of units. Several
         *     results mean that several houses match, best match first. An empty list of results means that no
         *     address matches. That's a success and counts as a lookup.
         *
         *     At most 60,000 calls from an address in a minute.
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
         * Get the rooftop coordinates of a US address
         * @description Returns the coordinates of a building's rooftop, precise to about a meter. It requires its own
         *     license. `/us-street` returns coordinates of the block instead, rounded to a thousandth of a degree. A
         *     unit has the coordinates of its building. Several results mean that several houses match, best match
         *     first. An empty list means that no address matches. That's a success and counts as a lookup.
         *
         *     At most 60,000 calls from an address in a minute.
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
         * Verify an international address
         * @description Verifies an address outside the United States as precisely as possible: down to the house, the street,
         *     or only the city. Returns it in the format of its country. An empty list means that nothing was found.
         *     That's a success and counts as a lookup. `explain` adds why.
         *
         *     At most 60,000 calls from an address in a minute.
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
         * Complete an international address while someone types
         * @description Suggests addresses in one country from the start of a street name or of a word in it, with or without
         *     the house number. Without a number, each street is one suggestion, with the number of its houses in
         *     `entries` and a `group`. Send the `group` back to list the houses, and narrow them with the number in
         *     `search`. Each request counts as a lookup, so wait a moment after each keystroke. Then verify the
         *     chosen suggestion with `/international-street`.
         *
         *     At most 60,000 calls from an address in a minute.
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
         * Get the coordinates of an international address
         * @description Returns the coordinates of an address outside the United States: of the house, or of the middle of its
         *     street. Addresses are matched as in `/international-street`. An empty list means that nothing was
         *     found. That's a success and counts as a lookup.
         *
         *     The demo sample has the real middle of each street. The positions of houses along it are invented.
         *
         *     At most 60,000 calls from an address in a minute.
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
         * @description A ZIP Code.
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
        /**
         * @description Name of a license of a product.
         * @example us-core-cloud
         */
        LicenseKey: string;
        /**
         * @description The caller's own name for what a call of the address API is for.
         * @example checkout
         */
        RequestTag: string;
        /** @description The parts of the address. Null for parts it doesn't have. */
        UsStreetComponents: {
            /**
             * @description House number.
             * @example 214
             */
            primary_number: string;
            /**
             * @description Direction before the street name.
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
             * @description Direction after the street name.
             * @example SW
             */
            street_postdirection: string | null;
            /**
             * @description Kind of unit.
             * @example Apt
             */
            secondary_designator: string | null;
            /**
             * @description Unit number.
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
             * @description ZIP Code.
             * @example 84116
             */
            zipcode: string;
            /**
             * @description The four digits after the ZIP Code.
             * @example 2911
             */
            plus4_code: string;
            /**
             * @description Delivery point. `99` if a building's unit is missing or doesn't exist.
             * @example 14
             */
            delivery_point: string;
            /**
             * @description Check digit of the barcode.
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
        /** @description More data about the address. */
        UsStreetMetadata: {
            /**
             * @description Type of the record. `street`: a house or another building on a street. `high-rise`: a building with units.
             *     `firm`: a company with its own ZIP+4.
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
             * @description Precision of the coordinates. `zip5`: the ZIP Code. `zip9`: the block. `rooftop`: the building,
             *     which only `/us-rooftop-geocoding` returns.
             * @example zip9
             * @enum {string}
             */
            precision: "zip5" | "zip9" | "rooftop";
            /**
             * @description IANA time zone.
             * @example America/Denver
             */
            time_zone: string;
            /**
             * @description Residential Delivery Indicator. `residential`: people live there. `commercial`: anything else.
             * @example residential
             * @enum {string}
             */
            rdi: "residential" | "commercial";
        };
        /** @description Details of the match. */
        UsStreetAnalysis: {
            /**
             * @description `Y`: deliverable. `S`: the building is deliverable, but it doesn't have this unit. `D`: the building
             *     is deliverable and has units, but the address has none.
             * @example Y
             * @enum {string}
             */
            dpv_match_code: "Y" | "S" | "D";
            /**
             * @description DPV footnotes, in pairs of characters. `AA`: the city, state, ZIP Code, and street are valid. `BB`:
             *     the whole address is valid. `CC`: the unit doesn't exist. `N1`: the unit is missing.
             * @example AABB
             */
            dpv_footnotes: string;
            /**
             * @description Changes to the address. Empty if there are none. `A#`: corrected or added the ZIP Code. `B#`:
             *     corrected the city or state. `H#`: the building has units, and the address has none. `L#`: added a
             *     direction or street type. `M#`: corrected the street. `N#`: abbreviated words. `S#`: the unit
             *     doesn't exist.
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
             * @description The `input_id` of the lookup. Null if it has none.
             * @example order 1
             */
            input_id: string | null;
            /**
             * @description Zero-based index of the lookup in the request.
             * @example 0
             */
            input_index: number;
            /**
             * @description Zero-based index of the delivery point within its lookup.
             * @example 0
             */
            candidate_index: number;
            /**
             * @description First line of the address in standard form.
             * @example 214 N Juniper St
             */
            delivery_line_1: string;
            /**
             * @description The unit you sent, if the address doesn't have it. Otherwise null.
             * @example Apt 99
             */
            delivery_line_2: string | null;
            /**
             * @description City, state, and ZIP Code.
             * @example Salt Lake City UT 84116-2911
             */
            last_line: string;
            /**
             * @description The digits of the delivery point barcode: ZIP Code, ZIP+4 digits, delivery point, and check digit.
             * @example 841162911142
             */
            delivery_point_barcode: string;
            components: components["schemas"]["UsStreetComponents"];
            metadata: components["schemas"]["UsStreetMetadata"];
            analysis: components["schemas"]["UsStreetAnalysis"];
        };
        /**
         * @description The part that failed. `unknown`: our source of addresses doesn't say which one.
         * @example house_number
         * @enum {string}
         */
        AddressPart: "country" | "state" | "city" | "postal_code" | "street" | "house_number" | "unit" | "unknown";
        /**
         * @description `missing`: the address doesn't have the part, and needs it. `not-found`: it has one that doesn't exist there.
         *     `elsewhere`: it has one that exists, but in another place. `unknown`: our source of addresses doesn't say.
         * @example not-found
         * @enum {string}
         */
        NoMatchReason: "missing" | "not-found" | "elsewhere" | "unknown";
        /**
         * @description The explanation as a sentence or two, in English. Programs should read the other fields.
         * @example There’s no house number 16000 on Amphitheatre Pkwy in Mountain View, CA. The only number there is 1600.
         */
        NoMatchMessage: string;
        /** @description The lowest and the highest number there, if `part` is a house number or a unit. */
        NumberRange: {
            /**
             * @description Lowest number.
             * @example 1600
             */
            from: string;
            /**
             * @description Highest number.
             * @example 1600
             */
            to: string;
        };
        /** @description An address that exists, in the fields of a lookup. */
        UsClosestAddress: {
            /**
             * @description Street line.
             * @example 1600 Amphitheatre Pkwy
             */
            street: string;
            /**
             * @description The unit. Null if the address has none.
             * @example Apt 24
             */
            secondary: string | null;
            /**
             * @description City.
             * @example Mountain View
             */
            city: string;
            /**
             * @description State.
             * @example CA
             */
            state: string;
            /**
             * @description ZIP Code.
             * @example 94043
             */
            zipcode: string;
        };
        /** @description Why an address of the request has no match, or matches only a building. */
        UsExplanation: {
            /**
             * @description The `input_id` of the lookup. Null if it has none.
             * @example order 1
             */
            input_id: string | null;
            /**
             * @description Zero-based index of the lookup in the request.
             * @example 0
             */
            input_index: number;
            part: components["schemas"]["AddressPart"];
            reason: components["schemas"]["NoMatchReason"];
            message: components["schemas"]["NoMatchMessage"];
            /** @description The numbers that exist. Null if the part has no numbers, or they aren't known. */
            numbers: components["schemas"]["NumberRange"] | null;
            /** @description The closest addresses that exist, best first. Each one can be sent as a lookup. */
            closest: components["schemas"]["UsClosestAddress"][];
        };
        /** @description Matching delivery points. */
        UsStreetAnswer: {
            /** @description Delivery points by lookup, best match first. */
            candidates: components["schemas"]["UsStreetCandidate"][];
            /** @description Why lookups have no match, or match only a building. Empty if all lookups have a match. */
            explanations?: components["schemas"]["UsExplanation"][];
        };
        /**
         * @description Money in US cents.
         * @example 54000
         */
        Cents: number;
        /** @description The figures of the message, so that no program has to read it. Amounts are in cents. */
        ErrorDetails: {
            /** @description The amount that the caller knew. */
            before?: components["schemas"]["Cents"];
            /** @description The amount now. */
            now?: components["schemas"]["Cents"];
            /** @description The amount that is allowed, or needed. */
            amount?: components["schemas"]["Cents"];
            /** @description The amount that would be charged. */
            charge?: components["schemas"]["Cents"];
            /** @description The smallest amount that can be charged. */
            smallest?: components["schemas"]["Cents"];
            /**
             * @description How many there may be.
             * @example 10000
             */
            limit?: number;
            /**
             * @description How many there are.
             * @example 12
             */
            count?: number;
            /**
             * @description A number of days.
             * @example 7
             */
            days?: number;
            /**
             * @description How many seconds to wait, as `Retry-After`.
             * @example 12
             */
            seconds?: number;
        };
        /** @description One reason for a failure, from the error catalog. */
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
             * @description Message for the person.
             * @example You're going too fast. Wait 12 seconds and try again.
             */
            message: string;
            /** @description Names of the request fields that the entry is about; empty for an error about no field. */
            fields: string[];
            /**
             * @description The HTTP status of the response, repeated for clients that cannot read it.
             * @example 429
             */
            status: number;
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description Why the request failed. One entry for each invalid field, or a single entry. */
        ErrorList: components["schemas"]["ErrorItem"][];
        /** @description An address to verify. */
        UsStreetLookup: {
            street: components["schemas"]["StreetLine"];
            secondary?: components["schemas"]["SecondaryLine"];
            city?: components["schemas"]["CityName"];
            state?: components["schemas"]["StateName"];
            zipcode?: components["schemas"]["TypedZipcode"];
            candidates?: components["schemas"]["CandidateCount"];
            input_id?: components["schemas"]["InputIdText"];
        };
        /** @description A batch of lookups. */
        VerifyUsAddressesBody: {
            /** @description The lookups. Each one counts. */
            lookups: components["schemas"]["UsStreetLookup"][];
        };
        /** @description An address. If `entries` is greater than 1, it's a building with units. */
        UsSuggestion: {
            /**
             * @description House number and street.
             * @example 214 N Juniper St
             */
            street_line: string;
            /**
             * @description The unit, with its designator. Only in the list of a building's units (`selected`).
             * @example Apt 2
             */
            secondary?: string;
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
             * @description ZIP Code.
             * @example 84116
             */
            zipcode: string;
            /**
             * @description Number of delivery points.
             * @example 1
             */
            entries: number;
        };
        /** @description Suggestions for the typed text. */
        UsSuggestions: {
            /** @description The suggestions. */
            suggestions: components["schemas"]["UsSuggestion"][];
        };
        /** @description A delivery point in standard form. */
        UsAddress: {
            /**
             * @description House number, street, and the unit if it was sent and exists.
             * @example 214 N Juniper St
             */
            delivery_line_1: string;
            /**
             * @description City, state, and ZIP Code.
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
             * @description ZIP Code.
             * @example 84116
             */
            zipcode: string;
            /**
             * @description The four digits after the ZIP Code.
             * @example 2911
             */
            plus4_code: string;
            /**
             * @description The digits of the delivery point barcode, the same that `/us-street` returns. Use them to join this
             *     data with other data.
             * @example 841162911142
             */
            delivery_point_barcode: string;
        };
        /** @description A location on Earth (WGS 84). */
        Coordinates: {
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        /** @description An address near the coordinates. */
        UsNearAddress: {
            /**
             * @description Meters from the coordinates to the rooftop, to the tenth.
             * @example 6.7
             */
            distance: number;
            /**
             * @description Direction from the coordinates to the rooftop, in degrees clockwise from north. 0 if they're at the same place.
             * @example 131.4
             */
            bearing: number;
            postal_address: components["schemas"]["UsAddress"];
            coordinates: components["schemas"]["Coordinates"];
        };
        /** @description The addresses nearest to the coordinates. */
        UsNearestAnswer: {
            /** @description The addresses, nearest first. */
            results: components["schemas"]["UsNearAddress"][];
        };
        /** @description The building. A figure is null if it doesn't apply to this kind of building. */
        UsStructure: {
            /**
             * @description How the building is used.
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
             * @description Number of apartments or suites. 1 for a house.
             * @example 1
             */
            units_count: number;
            /**
             * @description Bedrooms of a house. Null for other buildings.
             * @example 3
             */
            bedrooms: number | null;
            /**
             * @description Bathrooms of a house. One without a bath or shower counts as a half. Null for other buildings.
             * @example 1.5
             */
            bathrooms: number | null;
            /**
             * @description Load-bearing structure.
             * @example wood-frame
             * @enum {string}
             */
            construction: "wood-frame" | "masonry" | "concrete" | "steel";
            /**
             * @description Exterior walls.
             * @example brick
             * @enum {string}
             */
            exterior: "brick" | "stone" | "stucco" | "siding" | "shingle" | "glass" | "concrete";
            /**
             * @description Roof covering.
             * @example asphalt-shingle
             * @enum {string}
             */
            roof: "asphalt-shingle" | "metal" | "tile" | "slate" | "membrane";
            /**
             * @description Heating system. `forced-air`: a furnace with ducts. `boiler`: hot water or steam. `heat-pump`: a pump that
             *     heats and cools. `electric`: electric heaters. `none`: no heating.
             * @example forced-air
             * @enum {string}
             */
            heating: "forced-air" | "boiler" | "heat-pump" | "electric" | "none";
            /**
             * @description Cooling system. `central`: air conditioning with ducts. `heat-pump`: a pump that heats and cools. `window`:
             *     units in windows or walls. `evaporative`: an evaporative cooler. `none`: no cooling.
             * @example central
             * @enum {string}
             */
            cooling: "central" | "heat-pump" | "window" | "evaporative" | "none";
            /**
             * @description Parking spaces in garages, in carports, and on the lot.
             * @example 2
             */
            parking_spaces: number;
        };
        /** @description The building's lot. */
        UsLot: {
            /**
             * @description Size in acres, to the hundredth.
             * @example 0.18
             */
            acres: number;
            /**
             * @description Size in square feet.
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
        /** @description Property data. */
        UsPropertyAnswer: {
            /** @description The matching buildings, best match first. */
            results: components["schemas"]["UsProperty"][];
        };
        /**
         * @description A year.
         * @example 2025
         */
        TaxYear: number;
        /**
         * @description Amount in US cents.
         * @example 41200000
         */
        PropertyCents: number;
        /** @description Market value set by the county assessor. */
        UsAssessment: {
            assessed_year: components["schemas"]["TaxYear"];
            land_value: components["schemas"]["PropertyCents"];
            improvement_value: components["schemas"]["PropertyCents"];
            total_value: components["schemas"]["PropertyCents"];
        };
        /** @description County property tax. */
        UsPropertyTax: {
            tax_year: components["schemas"]["TaxYear"];
            yearly_tax: components["schemas"]["PropertyCents"];
        };
        /** @description A mortgage. */
        UsLoan: {
            /**
             * @description Type of the loan. `conventional`: not insured by the government. `fha`: insured by the Federal Housing
             *     Administration. `va`: guaranteed by the Department of Veterans Affairs. `commercial`: for a business property.
             * @example conventional
             * @enum {string}
             */
            loan_kind: "conventional" | "fha" | "va" | "commercial";
            loan_amount: components["schemas"]["PropertyCents"];
        };
        /** @description A recorded sale. */
        UsSale: {
            /**
             * Format: date
             * @description Day of the deed.
             * @example 2019-06-14
             */
            sold_on: string;
            sale_price: components["schemas"]["PropertyCents"];
            /** @description The mortgage for the sale. Null if none is on record. */
            loan: components["schemas"]["UsLoan"] | null;
        };
        /** @description Assessed values, tax, and last sale of a building and its lot. */
        UsPropertyFinancials: {
            postal_address: components["schemas"]["UsAddress"];
            assessment: components["schemas"]["UsAssessment"];
            property_tax: components["schemas"]["UsPropertyTax"];
            /** @description The last sale. Null if none is on record. */
            last_sale: components["schemas"]["UsSale"] | null;
        };
        /** @description Financial data. */
        UsFinancialAnswer: {
            /** @description The matching buildings, best match first. */
            results: components["schemas"]["UsPropertyFinancials"][];
        };
        /** @description Census codes, from largest to smallest area. */
        UsCensus: {
            /**
             * @description State code.
             * @example 49
             */
            state_fips: string;
            /**
             * @description Code of the county or county equivalent. The first two digits are the state.
             * @example 49035
             */
            county_fips: string;
            /**
             * @description Its name.
             * @example Salt Lake
             */
            county_name: string;
            /**
             * @description Tract within the county. The last two digits follow the decimal point.
             * @example 100306
             */
            tract: string;
            /**
             * @description Block group within the tract.
             * @example 2
             */
            block_group: string;
            /**
             * @description Block within the tract. The first digit is its block group.
             * @example 2014
             */
            block: string;
            /**
             * @description The complete code: county, tract, and block.
             * @example 490351003062014
             */
            geoid: string;
        };
        /** @description A core-based statistical area (CBSA). */
        UsStatisticalArea: {
            /**
             * @description CBSA code.
             * @example 41620
             */
            cbsa_code: string;
            /**
             * @description Cities and states in the name of the area.
             * @example Salt Lake City, UT
             */
            cbsa_name: string;
            /**
             * @description Kind of the area. `metropolitan`: its largest city has 50,000 people or more. `micropolitan`: fewer.
             * @example metropolitan
             * @enum {string}
             */
            cbsa_kind: "metropolitan" | "micropolitan";
        };
        /** @description An address with its census geography. */
        UsGeoreference: {
            postal_address: components["schemas"]["UsAddress"];
            census: components["schemas"]["UsCensus"];
            /** @description The metropolitan or micropolitan area. Null if the address is outside all of them. */
            statistical_area: components["schemas"]["UsStatisticalArea"] | null;
        };
        /** @description Census geography. */
        UsGeoreferenceAnswer: {
            /** @description The results, best match first. */
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
             * @description First line of the unit's address.
             * @example 88 Copper Mill Ave Apt 5
             */
            delivery_line_1: string;
        };
        /** @description A building with its units. */
        UsBuildingUnits: {
            postal_address: components["schemas"]["UsAddress"];
            /**
             * @description Number of units in the building, including those not listed.
             * @example 24
             */
            units_count: number;
            /** @description Units sorted by number. */
            units: components["schemas"]["UsUnit"][];
            /**
             * @description Whether the building has more units after the last one listed.
             * @example true
             */
            has_more: boolean;
        };
        /** @description Units of buildings. */
        UsSecondaryAnswer: {
            /** @description The results, best match first. */
            results: components["schemas"]["UsBuildingUnits"][];
        };
        /** @description An address with its coordinates. */
        UsGeocodedAddress: {
            postal_address: components["schemas"]["UsAddress"];
            coordinates: components["schemas"]["Coordinates"];
            /**
             * @description Precision of the coordinates. `zip5`: the ZIP Code. `zip9`: the block. `rooftop`: the building.
             * @example rooftop
             * @enum {string}
             */
            precision: "zip5" | "zip9" | "rooftop";
        };
        /** @description Coordinates of buildings. */
        UsGeocodingAnswer: {
            /** @description The results, best match first. */
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
        /** @description The parts of the address. Null for parts that it doesn't have or that weren't found. */
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
        /** @description More data about the address. */
        InternationalMetadata: {
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        /** @description Details of the match. */
        InternationalAnalysis: {
            /**
             * @description How much of the address matches. `verified`: all of it. `partial`: a part of it. `ambiguous`: several
             *     addresses match.
             * @example verified
             * @enum {string}
             */
            verification_status: "verified" | "partial" | "ambiguous";
            /**
             * @description Precision of the match. `locality`: the city. `thoroughfare`: the street. `premise`: the house.
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
        /** @description An address that exists, in the parameters of a lookup. */
        InternationalClosestAddress: {
            country: components["schemas"]["CountryIso3"];
            /**
             * @description First line.
             * @example Lindenhofweg 48
             */
            address1: string;
            locality: components["schemas"]["Locality"];
            administrative_area: components["schemas"]["AdministrativeArea"];
            postal_code: components["schemas"]["PostalCode"];
        };
        /** @description Why the address has no match, or matches only a street. */
        InternationalExplanation: {
            part: components["schemas"]["AddressPart"];
            reason: components["schemas"]["NoMatchReason"];
            message: components["schemas"]["NoMatchMessage"];
            /** @description The numbers that exist. Null if the part has no numbers, or they aren't known. */
            numbers: components["schemas"]["NumberRange"] | null;
            /** @description The closest addresses that exist, best first. Each one can be sent as a lookup. */
            closest: components["schemas"]["InternationalClosestAddress"][];
        };
        /** @description The confirmed parts of an address. */
        InternationalAnswer: {
            /** @description Matching addresses, best match first. */
            candidates: components["schemas"]["InternationalCandidate"][];
            /** @description Why the address has no match, or matches only a street. Empty if it has a match. */
            explanations?: components["schemas"]["InternationalExplanation"][];
        };
        /** @description An address. If `entries` is greater than 1, it's a street with houses. */
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
             * @description Send this to list the addresses of the suggestion. Null for a single address.
             * @example 115t640
             */
            group: string | null;
        };
        /** @description Suggestions for the typed text. */
        InternationalSuggestions: {
            /** @description The suggestions. */
            suggestions: components["schemas"]["InternationalSuggestion"][];
        };
        /** @description An address in the format of its country, with its coordinates. */
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
             * @description Precision of the coordinates. `locality`: the city. `thoroughfare`: the street. `premise`: the house.
             * @example premise
             * @enum {string}
             */
            address_precision: "locality" | "thoroughfare" | "premise";
        };
        /** @description Coordinates of addresses. */
        InternationalGeocodingAnswer: {
            /** @description The results, best match first. */
            results: components["schemas"]["InternationalPlace"][];
        };
    };
    responses: {
        /** @description A parameter is invalid or unknown, or processing was interrupted. */
        InvalidStreet: {
            headers: {
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The credentials aren't valid. */
        NotPermitted: {
            headers: {
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description No subscription covers the lookup, or the key or the account reached a limit. */
        NothingPays: {
            headers: {
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The key is valid, but it can't be used for this request. */
        KeyUnauthorized: {
            headers: {
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /**
         * @description You exceeded the rate limit, one IP address sent too many requests, or the network used its demonstration
         *     lookups. `Retry-After` has the number of seconds to wait.
         */
        TooFast: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description Something failed on our side. The response and our log have the same X-Request-Id. */
        GatewayFailure: {
            headers: {
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /**
         * @description An internal service failed. While it's paused after several failures, `Retry-After` has the number of seconds
         *     to wait.
         */
        GatewayUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RestEnds"];
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description More requests than the server can take now. Wait as long as `Retry-After` says. */
        Overloaded: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The body is invalid, a field or parameter is unknown, or processing was interrupted. */
        InvalidLookups: {
            headers: {
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The body can't be read. The status is 412 for compatibility. */
        BodyRejected: {
            headers: {
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description A parameter is invalid or unknown, or processing was interrupted. */
        InvalidSearch: {
            headers: {
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description A parameter is invalid or unknown, or processing was interrupted. */
        InvalidPoint: {
            headers: {
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description A parameter is invalid or unknown, or processing was interrupted. */
        InvalidCountry: {
            headers: {
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
    };
    parameters: {
        /**
         * @description The street line with the house number. It can include the unit. Without `city`, `state`, and `zipcode`,
         *     it's the whole address.
         */
        Street: components["schemas"]["StreetLine"];
        /** @description Apartment, suite, or floor. */
        Secondary: components["schemas"]["SecondaryLine"];
        /** @description City name. */
        City: components["schemas"]["CityName"];
        /** @description State abbreviation or name. */
        State: components["schemas"]["StateName"];
        /** @description ZIP Code with five or nine digits. */
        Zipcode: components["schemas"]["TypedZipcode"];
        /** @description Maximum number of delivery points if several match. */
        Candidates: components["schemas"]["CandidateCount"];
        /** @description Any text. It's returned with each delivery point. */
        InputId: components["schemas"]["InputIdText"];
        /**
         * @description With `no-match`, the response has `explanations`: which part of each address failed, and the closest
         *     addresses. It costs nothing in addition to the lookup.
         */
        Explain: "no-match";
        /**
         * @description License to use, such as `us-core-cloud`. If omitted, lookups count against the product's first license for which
         *     the account has an active subscription.
         */
        LicenseParameter: components["schemas"]["LicenseKey"];
        /**
         * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
         *     same error as an unknown one.
         */
        EmbeddedKeyParameter: string;
        /**
         * @description Your own name for what the request is for, such as a job, a shop, or a customer. The request log shows it and can
         *     be filtered by it. It has no effect on the response.
         */
        TagHeader: components["schemas"]["RequestTag"];
        /**
         * @description The street line with the house number. Without `city`, `state`, and `zipcode`, it's the whole address.
         *     It's matched and corrected as in `/us-street`.
         */
        "Street-2": components["schemas"]["StreetLine"];
        /** @description Apartment, suite, or floor. */
        "Secondary-2": components["schemas"]["SecondaryLine"];
        /** @description City name. */
        "City-2": components["schemas"]["CityName"];
        /** @description State abbreviation or name. */
        "State-2": components["schemas"]["StateName"];
        /** @description ZIP Code with five or nine digits. */
        "Zipcode-2": components["schemas"]["TypedZipcode"];
    };
    requestBodies: never;
    headers: {
        /** @description `true` in each response to a request with the ID of a test key; left out of all others. */
        TestMark: "true";
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
        /** @description Seconds until the paused internal service is tried again. Sent only while it's paused. */
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
export type LicenseKey = components['schemas']['LicenseKey'];
export type RequestTag = components['schemas']['RequestTag'];
export type UsStreetComponents = components['schemas']['UsStreetComponents'];
export type Latitude = components['schemas']['Latitude'];
export type Longitude = components['schemas']['Longitude'];
export type UsStreetMetadata = components['schemas']['UsStreetMetadata'];
export type UsStreetAnalysis = components['schemas']['UsStreetAnalysis'];
export type UsStreetCandidate = components['schemas']['UsStreetCandidate'];
export type AddressPart = components['schemas']['AddressPart'];
export type NoMatchReason = components['schemas']['NoMatchReason'];
export type NoMatchMessage = components['schemas']['NoMatchMessage'];
export type NumberRange = components['schemas']['NumberRange'];
export type UsClosestAddress = components['schemas']['UsClosestAddress'];
export type UsExplanation = components['schemas']['UsExplanation'];
export type UsStreetAnswer = components['schemas']['UsStreetAnswer'];
export type Cents = components['schemas']['Cents'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
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
export type InternationalClosestAddress = components['schemas']['InternationalClosestAddress'];
export type InternationalExplanation = components['schemas']['InternationalExplanation'];
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
export type ResponseOverloaded = components['responses']['Overloaded'];
export type ResponseInvalidLookups = components['responses']['InvalidLookups'];
export type ResponseBodyRejected = components['responses']['BodyRejected'];
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
export type ParameterExplain = components['parameters']['Explain'];
export type ParameterLicenseParameter = components['parameters']['LicenseParameter'];
export type ParameterEmbeddedKeyParameter = components['parameters']['EmbeddedKeyParameter'];
export type ParameterTagHeader = components['parameters']['TagHeader'];
export type ParameterStreet_2 = components['parameters']['Street-2'];
export type ParameterSecondary_2 = components['parameters']['Secondary-2'];
export type ParameterCity_2 = components['parameters']['City-2'];
export type ParameterState_2 = components['parameters']['State-2'];
export type ParameterZipcode_2 = components['parameters']['Zipcode-2'];
export type HeaderTestMark = components['headers']['TestMark'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderRestEnds = components['headers']['RestEnds'];
export type $defs = Record<string, never>;
export interface operations {
    verifyUsAddress: {
        parameters: {
            query: {
                /**
                 * @description The street line with the house number. It can include the unit. Without `city`, `state`, and `zipcode`,
                 *     it's the whole address.
                 */
                street: components["parameters"]["Street"];
                /** @description Apartment, suite, or floor. */
                secondary?: components["parameters"]["Secondary"];
                /** @description City name. */
                city?: components["parameters"]["City"];
                /** @description State abbreviation or name. */
                state?: components["parameters"]["State"];
                /** @description ZIP Code with five or nine digits. */
                zipcode?: components["parameters"]["Zipcode"];
                /** @description Maximum number of delivery points if several match. */
                candidates?: components["parameters"]["Candidates"];
                /** @description Any text. It's returned with each delivery point. */
                input_id?: components["parameters"]["InputId"];
                /**
                 * @description With `no-match`, the response has `explanations`: which part of each address failed, and the closest
                 *     addresses. It costs nothing in addition to the lookup.
                 */
                explain?: components["parameters"]["Explain"];
                /**
                 * @description License to use, such as `us-core-cloud`. If omitted, lookups count against the product's first license for which
                 *     the account has an active subscription.
                 */
                license?: components["parameters"]["LicenseParameter"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: {
                /**
                 * @description Your own name for what the request is for, such as a job, a shop, or a customer. The request log shows it and can
                 *     be filtered by it. It has no effect on the response.
                 */
                "X-Tag"?: components["parameters"]["TagHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching delivery points, best match first. Empty if no address matches. */
            200: {
                headers: {
                    "X-Test": components["headers"]["TestMark"];
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
            503: components["responses"]["Overloaded"];
        };
    };
    verifyUsAddresses: {
        parameters: {
            query?: {
                /**
                 * @description With `no-match`, the response has `explanations`: which part of each address failed, and the closest
                 *     addresses. It costs nothing in addition to the lookup.
                 */
                explain?: components["parameters"]["Explain"];
                /**
                 * @description License to use, such as `us-core-cloud`. If omitted, lookups count against the product's first license for which
                 *     the account has an active subscription.
                 */
                license?: components["parameters"]["LicenseParameter"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: {
                /**
                 * @description Your own name for what the request is for, such as a job, a shop, or a customer. The request log shows it and can
                 *     be filtered by it. It has no effect on the response.
                 */
                "X-Tag"?: components["parameters"]["TagHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyUsAddressesBody"];
            };
        };
        responses: {
            /** @description The matching delivery points, by lookup. */
            200: {
                headers: {
                    "X-Test": components["headers"]["TestMark"];
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
            412: components["responses"]["BodyRejected"];
            429: components["responses"]["TooFast"];
            500: components["responses"]["GatewayFailure"];
            502: components["responses"]["GatewayUnavailable"];
            503: components["responses"]["Overloaded"];
        };
    };
    suggestUsAddresses: {
        parameters: {
            query: {
                /** @description Text typed so far. */
                search: string;
                /** @description Maximum number of suggestions. */
                max_results?: number;
                /** @description Returns only suggestions in this state. */
                only_state?: string;
                /**
                 * @description A building, to list its units: the `street_line`, `city`, `state`, and `zipcode` of its suggestion in
                 *     one line. `search` then narrows the units by what it has after the street: `88 copper mill ave apt 2`
                 *     lists the units whose number starts with 2. A house without units returns no suggestions.
                 */
                selected?: string;
                /**
                 * @description License to use. If omitted, lookups count against the product's first license with an active subscription.
                 * @example us-autocomplete-pro-cloud
                 */
                license?: components["schemas"]["LicenseKey"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: {
                /**
                 * @description Your own name for what the request is for, such as a job, a shop, or a customer. The request log shows it and can
                 *     be filtered by it. It has no effect on the response.
                 */
                "X-Tag"?: components["parameters"]["TagHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions: addresses in alphabetical order, units by number. Empty if no address matches. */
            200: {
                headers: {
                    "X-Test": components["headers"]["TestMark"];
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
            503: components["responses"]["Overloaded"];
        };
    };
    findNearestUsAddresses: {
        parameters: {
            query: {
                /** @description Degrees north of the equator. */
                latitude: components["schemas"]["Latitude"];
                /** @description Degrees east of Greenwich. Negative in the United States. */
                longitude: components["schemas"]["Longitude"];
                /** @description Search radius in meters. */
                max_distance?: number;
                /** @description Maximum number of addresses. */
                max_results?: number;
                /**
                 * @description License to use. If omitted, lookups count against the product's first license with an active subscription.
                 * @example us-reverse-geocoding-cloud
                 */
                license?: components["schemas"]["LicenseKey"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: {
                /**
                 * @description Your own name for what the request is for, such as a job, a shop, or a customer. The request log shows it and can
                 *     be filtered by it. It has no effect on the response.
                 */
                "X-Tag"?: components["parameters"]["TagHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses, nearest first. Empty if none is within `max_distance`. */
            200: {
                headers: {
                    "X-Test": components["headers"]["TestMark"];
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
            503: components["responses"]["Overloaded"];
        };
    };
    getUsProperty: {
        parameters: {
            query: {
                /**
                 * @description The street line with the house number. Without `city`, `state`, and `zipcode`, it's the whole address.
                 *     It's matched and corrected as in `/us-street`.
                 */
                street: components["parameters"]["Street-2"];
                /** @description Apartment, suite, or floor. */
                secondary?: components["parameters"]["Secondary-2"];
                /** @description City name. */
                city?: components["parameters"]["City-2"];
                /** @description State abbreviation or name. */
                state?: components["parameters"]["State-2"];
                /** @description ZIP Code with five or nine digits. */
                zipcode?: components["parameters"]["Zipcode-2"];
                /**
                 * @description License to use. If omitted, lookups count against the product's first license with an active subscription.
                 * @example us-property-data-cloud
                 */
                license?: components["schemas"]["LicenseKey"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: {
                /**
                 * @description Your own name for what the request is for, such as a job, a shop, or a customer. The request log shows it and can
                 *     be filtered by it. It has no effect on the response.
                 */
                "X-Tag"?: components["parameters"]["TagHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching buildings. Empty if no address matches. */
            200: {
                headers: {
                    "X-Test": components["headers"]["TestMark"];
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
            503: components["responses"]["Overloaded"];
        };
    };
    getUsPropertyFinancials: {
        parameters: {
            query: {
                /**
                 * @description The street line with the house number. Without `city`, `state`, and `zipcode`, it's the whole address.
                 *     It's matched and corrected as in `/us-street`.
                 */
                street: components["parameters"]["Street-2"];
                /** @description Apartment, suite, or floor. */
                secondary?: components["parameters"]["Secondary-2"];
                /** @description City name. */
                city?: components["parameters"]["City-2"];
                /** @description State abbreviation or name. */
                state?: components["parameters"]["State-2"];
                /** @description ZIP Code with five or nine digits. */
                zipcode?: components["parameters"]["Zipcode-2"];
                /**
                 * @description License to use. If omitted, lookups count against the product's first license with an active subscription.
                 * @example us-property-financial-cloud
                 */
                license?: components["schemas"]["LicenseKey"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: {
                /**
                 * @description Your own name for what the request is for, such as a job, a shop, or a customer. The request log shows it and can
                 *     be filtered by it. It has no effect on the response.
                 */
                "X-Tag"?: components["parameters"]["TagHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching buildings. Empty if no address matches. */
            200: {
                headers: {
                    "X-Test": components["headers"]["TestMark"];
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
            503: components["responses"]["Overloaded"];
        };
    };
    getUsGeoreference: {
        parameters: {
            query: {
                /**
                 * @description The street line with the house number. Without `city`, `state`, and `zipcode`, it's the whole address.
                 *     It's matched and corrected as in `/us-street`.
                 */
                street: components["parameters"]["Street-2"];
                /** @description Apartment, suite, or floor. */
                secondary?: components["parameters"]["Secondary-2"];
                /** @description City name. */
                city?: components["parameters"]["City-2"];
                /** @description State abbreviation or name. */
                state?: components["parameters"]["State-2"];
                /** @description ZIP Code with five or nine digits. */
                zipcode?: components["parameters"]["Zipcode-2"];
                /**
                 * @description License to use. If omitted, lookups count against the product's first license with an active subscription.
                 * @example us-georeference-data-cloud
                 */
                license?: components["schemas"]["LicenseKey"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: {
                /**
                 * @description Your own name for what the request is for, such as a job, a shop, or a customer. The request log shows it and can
                 *     be filtered by it. It has no effect on the response.
                 */
                "X-Tag"?: components["parameters"]["TagHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching delivery points. Empty if no address matches. */
            200: {
                headers: {
                    "X-Test": components["headers"]["TestMark"];
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
            503: components["responses"]["Overloaded"];
        };
    };
    listUsSecondaryAddresses: {
        parameters: {
            query: {
                /**
                 * @description The street line with the house number. Without `city`, `state`, and `zipcode`, it's the whole address.
                 *     It's matched and corrected as in `/us-street`.
                 */
                street: components["parameters"]["Street-2"];
                /** @description City name. */
                city?: components["parameters"]["City-2"];
                /** @description State abbreviation or name. */
                state?: components["parameters"]["State-2"];
                /** @description ZIP Code with five or nine digits. */
                zipcode?: components["parameters"]["Zipcode-2"];
                /** @description Maximum number of units. */
                max_results?: number;
                /** @description Number of a unit. The list starts after it. */
                after?: string;
                /**
                 * @description License to use. If omitted, lookups count against the product's first license with an active subscription.
                 * @example us-secondary-data-cloud
                 */
                license?: components["schemas"]["LicenseKey"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: {
                /**
                 * @description Your own name for what the request is for, such as a job, a shop, or a customer. The request log shows it and can
                 *     be filtered by it. It has no effect on the response.
                 */
                "X-Tag"?: components["parameters"]["TagHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching buildings. Empty if no address matches. */
            200: {
                headers: {
                    "X-Test": components["headers"]["TestMark"];
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
            503: components["responses"]["Overloaded"];
        };
    };
    geocodeUsAddress: {
        parameters: {
            query: {
                /**
                 * @description The street line with the house number. Without `city`, `state`, and `zipcode`, it's the whole address.
                 *     It's matched and corrected as in `/us-street`.
                 */
                street: components["parameters"]["Street-2"];
                /** @description Apartment, suite, or floor. */
                secondary?: components["parameters"]["Secondary-2"];
                /** @description City name. */
                city?: components["parameters"]["City-2"];
                /** @description State abbreviation or name. */
                state?: components["parameters"]["State-2"];
                /** @description ZIP Code with five or nine digits. */
                zipcode?: components["parameters"]["Zipcode-2"];
                /**
                 * @description License to use. If omitted, lookups count against the product's first license with an active subscription.
                 * @example us-rooftop-geocoding-cloud
                 */
                license?: components["schemas"]["LicenseKey"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: {
                /**
                 * @description Your own name for what the request is for, such as a job, a shop, or a customer. The request log shows it and can
                 *     be filtered by it. It has no effect on the response.
                 */
                "X-Tag"?: components["parameters"]["TagHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching delivery points. Empty if no address matches. */
            200: {
                headers: {
                    "X-Test": components["headers"]["TestMark"];
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
            503: components["responses"]["Overloaded"];
        };
    };
    verifyInternationalAddress: {
        parameters: {
            query: {
                /** @description Two- or three-letter country code (ISO 3166) or English country name. */
                country: string;
                /** @description Street and house number, in the country's order. */
                address1: string;
                /** @description City or town. */
                locality?: string;
                /** @description State, province, or county, if addresses have one. */
                administrative_area?: string;
                /** @description Postal code. */
                postal_code?: string;
                /**
                 * @description With `no-match`, the response has `explanations`: which part of each address failed, and the closest
                 *     addresses. It costs nothing in addition to the lookup.
                 */
                explain?: components["parameters"]["Explain"];
                /**
                 * @description License to use. If omitted, lookups count against the product's first license with an active subscription.
                 * @example international-cloud
                 */
                license?: components["schemas"]["LicenseKey"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: {
                /**
                 * @description Your own name for what the request is for, such as a job, a shop, or a customer. The request log shows it and can
                 *     be filtered by it. It has no effect on the response.
                 */
                "X-Tag"?: components["parameters"]["TagHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verified addresses. Empty if there are none. */
            200: {
                headers: {
                    "X-Test": components["headers"]["TestMark"];
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
            503: components["responses"]["Overloaded"];
        };
    };
    suggestInternationalAddresses: {
        parameters: {
            query: {
                /** @description Two- or three-letter country code (ISO 3166) or English country name. */
                country: string;
                /** @description Text typed so far. */
                search: string;
                /** @description The `group` of a suggestion, to list its houses. An unknown group returns no suggestions. */
                group?: string;
                /** @description Maximum number of suggestions. */
                max_results?: number;
                /**
                 * @description License to use. If omitted, lookups count against the product's first license with an active subscription.
                 * @example international-autocomplete-cloud
                 */
                license?: components["schemas"]["LicenseKey"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: {
                /**
                 * @description Your own name for what the request is for, such as a job, a shop, or a customer. The request log shows it and can
                 *     be filtered by it. It has no effect on the response.
                 */
                "X-Tag"?: components["parameters"]["TagHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions: streets in alphabetical order, houses by number. Empty if no address matches. */
            200: {
                headers: {
                    "X-Test": components["headers"]["TestMark"];
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
            503: components["responses"]["Overloaded"];
        };
    };
    geocodeInternationalAddress: {
        parameters: {
            query: {
                /** @description Two- or three-letter country code (ISO 3166) or English country name. */
                country: string;
                /** @description Street and house number, in the country's order. */
                address1: string;
                /** @description City or town. */
                locality?: string;
                /** @description State, province, or county, if addresses have one. */
                administrative_area?: string;
                /** @description Postal code. */
                postal_code?: string;
                /**
                 * @description License to use. If omitted, lookups count against the product's first license with an active subscription.
                 * @example international-geocoding-cloud
                 */
                license?: components["schemas"]["LicenseKey"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
            };
            header?: {
                /**
                 * @description Your own name for what the request is for, such as a job, a shop, or a customer. The request log shows it and can
                 *     be filtered by it. It has no effect on the response.
                 */
                "X-Tag"?: components["parameters"]["TagHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching places. Empty if nothing was found. */
            200: {
                headers: {
                    "X-Test": components["headers"]["TestMark"];
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
            503: components["responses"]["Overloaded"];
        };
    };
}

export interface QueryDefaults {
    suggestUsAddresses: 'max_results';
    findNearestUsAddresses: 'max_distance' | 'max_results';
    listUsSecondaryAddresses: 'max_results';
    suggestInternationalAddresses: 'max_results';
}
