// Generated from openapi/compatibility by npm run generate. Do not edit.

export interface paths {
    "/street-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify a US address
         * @description Verifies one address as `verifyUsAddress` of the address API does. The response is a bare list of delivery
         *     points. An empty list means that no address matches. That's a success and counts as a lookup.
         *
         *     At most 60,000 calls from an address in a minute.
         */
        get: operations["verifyStreetAddress"];
        put?: never;
        /**
         * Verify up to 100 US addresses
         * @description Verifies a batch of addresses, as a bare list. Each one counts as a lookup. The response has the delivery
         *     points of all addresses in order; `input_index` says which address each one belongs to. If the batch has
         *     more addresses than the subscription or the key's limit has lookups left, it's rejected as a whole.
         *
         *     A repeated call does it again. At most 60,000 calls from an address in a minute.
         */
        post: operations["verifyStreetAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Complete a US address, or find the nearest ones
         * @description With `search`, suggests addresses that start with the typed text. It counts as a lookup of US autocomplete, and
         *     the response has `suggestions`. With `latitude` and `longitude`, finds the nearest addresses within a hundred
         *     meters. It counts as a lookup of US reverse geocoding, and the response has `results`. `search` takes
         *     precedence.
         *
         *     Lists of states and ZIP Codes are separated by semicolons: `UT;CO`. A list of cities names the state after the
         *     cities that are in it: `OGDEN,PROVO,UT;DENVER,CO`. A city without a state is one of any state.
         *
         *     At most 60,000 calls from an address in a minute.
         */
        get: operations["findUsAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookup/{smarty_key}/property/principal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the building and lot at an address
         * @description The building and its lot, by the key of the address, or by the address itself with `search` as the key. Figures
         *     are texts. With `features=financial`, the financial data instead. One lookup of property data, or of financial
         *     property data. A key that isn't ours returns 404, and isn't counted.
         *
         *     At most 60,000 calls from an address in a minute.
         */
        get: operations["getPrincipalProperty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookup/{smarty_key}/property/financial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get values and the last sale of a property
         * @description Assessed values, tax, and the last sale, by the key of the address, or by the address itself with `search` as
         *     the key. Amounts are texts, in whole dollars. One lookup of financial property data.
         *
         *     At most 60,000 calls from an address in a minute.
         */
        get: operations["getFinancialProperty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookup/{smarty_key}/geo-reference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the census geography of an address
         * @description Census block, tract, county, and statistical area, by the key of the address, or by the address itself with
         *     `search` as the key. One lookup of georeference data.
         *
         *     At most 60,000 calls from an address in a minute.
         */
        get: operations["getGeoReference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookup/{smarty_key}/secondary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the units at an address
         * @description The units of a building, the first 1,000 of them, by the key of the address, or by the address itself with
         *     `search` as the key. One lookup of secondary data.
         *
         *     At most 60,000 calls from an address in a minute.
         */
        get: operations["listSecondaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookup/{smarty_key}/secondary/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the units at an address
         * @description How many units a building has, by the key of the address, or by the address itself with `search` as the key.
         *     One lookup of secondary data.
         *
         *     At most 60,000 calls from an address in a minute.
         */
        get: operations["getSecondaryCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify an international address
         * @description Verifies an address as `verifyInternationalAddress` of the address API does. Send its parts, with the street and
         *     house number as `address1`, or all of it as `freeform`, with commas between the lines. The response is a bare
         *     list. An empty list means that nothing was found. That's a success and counts as a lookup.
         *
         *     At most 60,000 calls from an address in a minute.
         */
        get: operations["verifyInternational"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Complete an international address
         * @description Suggests addresses in one country from the start of a street name, with or without the house number. Each
         *     suggestion has an `address_id`: get it with `suggestInternationalEntries` for the houses of a street, or for the
         *     parts of an address. Each request counts as a lookup.
         *
         *     At most 60,000 calls from an address in a minute.
         */
        get: operations["suggestInternational"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/lookup/{address_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entries of an international suggestion
         * @description The houses of a street, or the parts of a single address, by the `address_id` of a suggestion. With a house
         *     number in `search`, only houses whose number starts with it. Each request counts as a lookup. An ID that isn't
         *     ours returns 404, and isn't counted.
         *
         *     At most 60,000 calls from an address in a minute.
         */
        get: operations["suggestInternationalEntries"];
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
         * @description Identifies an address. The same address always has the same key.
         * @example MjE0IE4gSnVuaXBlciBTdHw4NDExNg
         */
        AddressKey: string;
        /** @description The parts of the address. */
        CompatibleComponents: {
            /**
             * @description House number.
             * @example 214
             */
            primary_number: string;
            /**
             * @description Direction before the street name.
             * @example N
             */
            street_predirection?: string;
            /**
             * @description Street.
             * @example Juniper
             */
            street_name: string;
            /**
             * @description Kind of street.
             * @example St
             */
            street_suffix?: string;
            /**
             * @description Direction after the street name.
             * @example SW
             */
            street_postdirection?: string;
            /**
             * @description Kind of unit.
             * @example Apt
             */
            secondary_designator?: string;
            /**
             * @description Unit number.
             * @example 5
             */
            secondary_number?: string;
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
             * @description Delivery point.
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
        CompatibleMetadata: {
            /**
             * @description `S`: a house or another building on a street. `H`: a building with units. `F`: a company.
             * @example S
             * @enum {string}
             */
            record_type: "S" | "H" | "F";
            /**
             * @description County.
             * @example Salt Lake
             */
            county_name: string;
            /**
             * @description Whether people live there.
             * @example Residential
             * @enum {string}
             */
            rdi: "Residential" | "Commercial";
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /**
             * @description Precision of the coordinates. `Zip5`: the ZIP Code. `Zip9`: the block. `Rooftop`: the building.
             * @example Zip9
             * @enum {string}
             */
            precision: "Zip5" | "Zip9" | "Rooftop";
            /**
             * @description Name of the time zone.
             * @example Mountain
             */
            time_zone: string;
            /**
             * @description Hours from UTC in winter.
             * @example -7
             */
            utc_offset: number;
            /**
             * @description Whether the clocks change in summer.
             * @example true
             */
            dst?: boolean;
            /**
             * @description IANA time zone.
             * @example America/Denver
             */
            iana_time_zone?: string;
            /**
             * @description Hours from UTC in winter.
             * @example -7
             */
            iana_utc_offset?: number;
            /**
             * @description Whether the clocks change in summer.
             * @example true
             */
            iana_dst?: boolean;
        };
        /**
         * @description `Y` or `N`.
         * @example Y
         * @enum {string}
         */
        YesOrNo: "Y" | "N";
        /** @description Details of the match. */
        CompatibleAnalysis: {
            /**
             * @description `Y`: deliverable. `S`: the building is deliverable, but it doesn't have this unit. `D`: the building is
             *     deliverable and has units, but the address has none.
             * @example Y
             * @enum {string}
             */
            dpv_match_code: "Y" | "S" | "D";
            /**
             * @description DPV footnotes, in pairs of characters.
             * @example AABB
             */
            dpv_footnotes: string;
            /** @description Whether the address has been vacant for a while. */
            dpv_vacant: components["schemas"]["YesOrNo"];
            /** @description Whether mail is delivered there. */
            active: components["schemas"]["YesOrNo"];
            /**
             * @description Changes to the address.
             * @example A#B#M#N#
             */
            footnotes?: string;
            /**
             * @description How much of the address matches, in words.
             * @example postal-match
             * @enum {string}
             */
            enhanced_match?: "postal-match" | "postal-match,missing-secondary" | "postal-match,unknown-secondary";
        };
        /** @description A delivery point. */
        CompatibleCandidate: {
            /**
             * @description The `input_id` of the address.
             * @example order 1
             */
            input_id?: string;
            /**
             * @description Zero-based index of the address.
             * @example 0
             */
            input_index: number;
            /**
             * @description Zero-based index of the delivery point within its address.
             * @example 0
             */
            candidate_index: number;
            /**
             * @description The `addressee` of the address.
             * @example Northwind Traders
             */
            addressee?: string;
            /**
             * @description First line.
             * @example 214 N Juniper St
             */
            delivery_line_1: string;
            /**
             * @description The unit you sent, if the address doesn't have it.
             * @example Apt 99
             */
            delivery_line_2?: string;
            /**
             * @description City, state, and ZIP Code.
             * @example Salt Lake City UT 84116-2911
             */
            last_line: string;
            /**
             * @description The digits of the delivery point barcode.
             * @example 841162911142
             */
            delivery_point_barcode: string;
            smarty_key: components["schemas"]["AddressKey"];
            components: components["schemas"]["CompatibleComponents"];
            metadata: components["schemas"]["CompatibleMetadata"];
            analysis: components["schemas"]["CompatibleAnalysis"];
        };
        /** @description Delivery points by address, best match first. */
        CompatibleCandidates: components["schemas"]["CompatibleCandidate"][];
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
        /** @description Why the request failed. */
        CompatibleErrors: {
            errors: components["schemas"]["ErrorList"];
        };
        /** @description An address to verify, with the fields of the query of a single one. */
        CompatibleLookup: {
            /**
             * @description The street line.
             * @example 88 Copper Mill Ave
             */
            street: string;
            /**
             * @description The unit.
             * @example Apt 5
             */
            secondary?: string;
            /**
             * @description City.
             * @example Boulder
             */
            city?: string;
            /**
             * @description State.
             * @example CO
             */
            state?: string;
            /**
             * @description ZIP Code.
             * @example 80302
             */
            zipcode?: string | number;
            /**
             * @description City, state, and ZIP Code.
             * @example Boulder CO
             */
            lastline?: string;
            /**
             * @description The recipient.
             * @example Northwind Traders
             */
            addressee?: string;
            /**
             * @description How many delivery points.
             * @default 1
             * @example 1
             */
            candidates?: number;
            /**
             * @description Only `enhanced` changes the response.
             * @example strict
             */
            match?: string;
            /**
             * @description Something of the caller's. It's returned as a text.
             * @example order 1
             */
            input_id?: string | number;
        };
        /** @description The addresses. Each one counts. */
        VerifyStreetAddressesBody: components["schemas"]["CompatibleLookup"][];
        /**
         * @description Cities with their states.
         * @example SALT LAKE CITY,PROVO,UT;BOULDER,CO
         */
        PlaceList: string;
        /**
         * @description State abbreviations.
         * @example UT;CO
         */
        StateList: string;
        /**
         * @description ZIP Codes.
         * @example 84116;80302
         */
        ZipCodeList: string;
        /** @description An address. If `entries` is greater than 1, it's a building with so many units. */
        CompatibleSuggestion: {
            /**
             * @description House number and street.
             * @example 214 N Juniper St
             */
            street_line: string;
            /**
             * @description The unit. Empty for none.
             * @example Apt 1
             */
            secondary: string;
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
             * @description Number of units of a building. 0 for a single address.
             * @example 0
             */
            entries: number;
            smarty_key?: components["schemas"]["AddressKey"];
            /** @description Send it as `selected` to list the units. */
            entry_id?: components["schemas"]["AddressKey"];
        };
        /** @description A postal address. */
        CompatibleAddress: {
            /**
             * @description House number and street.
             * @example 214 N Juniper St
             */
            street: string;
            /**
             * @description City.
             * @example Salt Lake City
             */
            city: string;
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
             * @description All of our addresses are postal ones.
             * @example postal
             * @enum {string}
             */
            source: "postal";
            smarty_key: components["schemas"]["AddressKey"];
        };
        /** @description Where the address is. */
        CompatibleCoordinate: {
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /**
             * @description Our coordinates are those of rooftops.
             * @example Rooftop
             * @enum {string}
             */
            accuracy: "Rooftop";
        };
        /** @description An address near the coordinates. */
        CompatibleNearAddress: {
            /**
             * @description Meters to the rooftop.
             * @example 6.7
             */
            distance: number;
            address: components["schemas"]["CompatibleAddress"];
            coordinate: components["schemas"]["CompatibleCoordinate"];
        };
        /** @description What a text or a place leads to. */
        CompatibleLookupResult: {
            /** @description The suggestions. */
            suggestions?: components["schemas"]["CompatibleSuggestion"][];
            /** @description The addresses, nearest first. */
            results?: components["schemas"]["CompatibleNearAddress"][];
        };
        /** @description A loan for the property. */
        CompatibleLoan: {
            /**
             * @description Kind of the loan.
             * @example conventional
             */
            mortgage_type: string;
            /**
             * @description In whole dollars.
             * @example 237900
             */
            mortgage_amount: string;
            /**
             * Format: date
             * @description Day of the deed.
             * @example 2009-06-02
             */
            recording_date: string;
        };
        /** @description Attributes as texts. Which ones there are depends on the request and the building. */
        CompatiblePropertyAttributes: {
            /**
             * @description First line of the address.
             * @example 214 N Juniper St
             */
            property_address_full?: string;
            /**
             * @description City.
             * @example Salt Lake City
             */
            property_address_city?: string;
            /**
             * @description State.
             * @example UT
             */
            property_address_state?: string;
            /**
             * @description ZIP Code.
             * @example 84116
             */
            property_address_zipcode?: string;
            /**
             * @description The four digits after it.
             * @example 2911
             */
            property_address_zip_4?: string;
            /**
             * @description How the building is used.
             * @example single-family
             */
            land_use_group?: string;
            /**
             * @description Year of construction.
             * @example 2002
             */
            year_built?: string;
            /**
             * @description Stories above the ground.
             * @example 1
             */
            stories_number?: string;
            /**
             * @description Floor area of all stories.
             * @example 2040
             */
            building_sqft?: string;
            /**
             * @description Number of apartments or suites.
             * @example 1
             */
            unit_count?: string;
            /**
             * @description Bedrooms of a house.
             * @example 4
             */
            bedrooms?: string;
            /**
             * @description Bathrooms of a house.
             * @example 2.5
             */
            bathrooms_total?: string;
            /**
             * @description Load-bearing structure.
             * @example wood-frame
             */
            construction_type?: string;
            /**
             * @description Exterior walls.
             * @example stone
             */
            exterior_walls?: string;
            /**
             * @description Roof covering.
             * @example asphalt-shingle
             */
            roof_cover?: string;
            /**
             * @description Heating system.
             * @example forced-air
             */
            heat?: string;
            /**
             * @description Cooling system.
             * @example central
             */
            air_conditioner?: string;
            /**
             * @description Parking spaces.
             * @example 2
             */
            parking_spaces?: string;
            /**
             * @description Size of the lot in acres.
             * @example 0.33
             */
            acres?: string;
            /**
             * @description Size of the lot in square feet.
             * @example 14375
             */
            lot_sqft?: string;
            /**
             * @description Assessed value of the lot.
             * @example 114400
             */
            assessed_land_value?: string;
            /**
             * @description Assessed value of the building.
             * @example 374900
             */
            assessed_improvement_value?: string;
            /**
             * @description Assessed value of both.
             * @example 489300
             */
            assessed_value?: string;
            /**
             * @description Year of the assessment.
             * @example 2025
             */
            tax_assess_year?: string;
            /**
             * @description Year of the tax.
             * @example 2025
             */
            tax_fiscal_year?: string;
            /**
             * @description Property tax of the year.
             * @example 2691
             */
            tax_billed_amount?: string;
            /**
             * @description Day of the last deed.
             * @example 2009-06-02
             */
            sale_date?: string;
            /**
             * @description Price of the last sale.
             * @example 264300
             */
            sale_amount?: string;
            /** @description Loans, the latest first. Empty if none is on record. */
            financial_history?: components["schemas"]["CompatibleLoan"][];
        };
        /** @description A property. */
        CompatibleProperty: {
            smarty_key: components["schemas"]["AddressKey"];
            /**
             * @description What it is about.
             * @example property
             * @enum {string}
             */
            data_set_name: "property";
            /**
             * @description The building and its lot or the values.
             * @example principal
             * @enum {string}
             */
            data_subset_name: "principal" | "financial";
            attributes: components["schemas"]["CompatiblePropertyAttributes"];
        };
        /** @description The property, or nothing. */
        CompatiblePropertyList: components["schemas"]["CompatibleProperty"][];
        /** @description A block of the census. */
        CompatibleCensusBlock: {
            /**
             * @description The block itself is known.
             * @example block
             * @enum {string}
             */
            accuracy: "block";
            /**
             * @description The complete code.
             * @example 490353551081040
             */
            geoid: string;
        };
        /** @description An area with a code. */
        CompatibleArea: {
            /**
             * @description Its code.
             * @example 41620
             */
            code: string;
            /**
             * @description Its name.
             * @example Salt Lake City, UT
             */
            name: string;
        };
        /** @description A tract of the census. */
        CompatibleCensusTract: {
            /**
             * @description The tract within the county.
             * @example 3551.08
             */
            code: string;
        };
        /** @description Census codes and names. */
        CompatibleGeoAttributes: {
            census_block: components["schemas"]["CompatibleCensusBlock"];
            /** @description The county. */
            census_county_division: components["schemas"]["CompatibleArea"];
            census_tract: components["schemas"]["CompatibleCensusTract"];
            /** @description The metropolitan or micropolitan area. */
            core_based_stat_area?: components["schemas"]["CompatibleArea"];
        };
        /** @description The census geography of an address. */
        CompatibleGeoReference: {
            smarty_key: components["schemas"]["AddressKey"];
            /**
             * @description What it is about.
             * @example geo-reference
             * @enum {string}
             */
            data_set_name: "geo-reference";
            attributes: components["schemas"]["CompatibleGeoAttributes"];
        };
        /** @description The census geography, or nothing. */
        CompatibleGeoReferenceList: components["schemas"]["CompatibleGeoReference"][];
        /** @description The building. */
        CompatibleRootAddress: {
            /**
             * @description Number of units.
             * @example 0
             */
            secondary_count: number;
            smarty_key: components["schemas"]["AddressKey"];
            /**
             * @description House number.
             * @example 214
             */
            primary_number: string;
            /**
             * @description Street with its direction and kind.
             * @example N Juniper St
             */
            street_name: string;
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
             * @description The four digits after it.
             * @example 2911
             */
            plus4_code: string;
        };
        /** @description A unit. */
        CompatibleSecondary: {
            smarty_key: components["schemas"]["AddressKey"];
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
        };
        /** @description A building with its units. */
        CompatibleSecondaries: {
            smarty_key: components["schemas"]["AddressKey"];
            root_address: components["schemas"]["CompatibleRootAddress"];
            /** @description The units, by number. */
            secondaries: components["schemas"]["CompatibleSecondary"][];
        };
        /** @description The building with its units, or nothing. */
        CompatibleSecondaryList: components["schemas"]["CompatibleSecondaries"][];
        /** @description How many units an address has. */
        CompatibleSecondaryCount: {
            smarty_key: components["schemas"]["AddressKey"];
            /**
             * @description Number of units.
             * @example 24
             */
            count: number;
        };
        /** @description The number of units, or nothing. */
        CompatibleSecondaryCountList: components["schemas"]["CompatibleSecondaryCount"][];
        /**
         * @description Country, by its three letters of ISO 3166-1.
         * @example USA
         */
        CountryIso3: string;
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
        /** @description The parts of the address. */
        CompatibleInternationalComponents: {
            country_iso_3: components["schemas"]["CountryIso3"];
            /**
             * @description State, province, or county.
             * @example Hamburg
             */
            administrative_area?: string;
            locality: components["schemas"]["Locality"];
            postal_code: components["schemas"]["PostalCode"];
            /**
             * @description Street.
             * @example Lindenhofweg
             */
            thoroughfare: string;
            /**
             * @description House number.
             * @example 12
             */
            premise?: string;
            /**
             * @description House number.
             * @example 12
             */
            premise_number?: string;
        };
        /** @description Where the address is. Empty without `geocode=true`. */
        CompatibleInternationalMetadata: {
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            /**
             * @description Precision of the coordinates.
             * @example Premise
             * @enum {string}
             */
            geocode_precision?: "Locality" | "Thoroughfare" | "Premise";
        };
        /** @description Details of the match. */
        CompatibleInternationalAnalysis: {
            /**
             * @description How much of the address matches.
             * @example Verified
             * @enum {string}
             */
            verification_status: "Verified" | "Partial" | "Ambiguous";
            /**
             * @description Precision of the match.
             * @example Premise
             * @enum {string}
             */
            address_precision: "Locality" | "Thoroughfare" | "Premise";
        };
        /** @description An address in the format of its country. */
        CompatibleInternationalCandidate: {
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
            components: components["schemas"]["CompatibleInternationalComponents"];
            metadata: components["schemas"]["CompatibleInternationalMetadata"];
            analysis: components["schemas"]["CompatibleInternationalAnalysis"];
        };
        /** @description Matching addresses, best match first. */
        CompatibleInternationalCandidates: components["schemas"]["CompatibleInternationalCandidate"][];
        /**
         * @description Identifies a suggestion.
         * @example REVVfDExNXQ2NDB8TGluZGVuaG9md2VnfDIwMzU0
         */
        SuggestionId: string;
        /** @description A suggestion with its ID, or the parts of a single address. */
        CompatibleInternationalSuggestion: {
            /**
             * @description How many addresses it stands for.
             * @example 48
             */
            entries?: number;
            /**
             * @description The address in one line.
             * @example Lindenhofweg 20354 Hamburg
             */
            address_text?: string;
            address_id?: components["schemas"]["SuggestionId"];
            /**
             * @description Street and house number.
             * @example 221 Baker Street
             */
            street?: string;
            locality?: components["schemas"]["Locality"];
            postal_code?: components["schemas"]["PostalCode"];
            country_iso3?: components["schemas"]["CountryIso3"];
        };
        /** @description Suggestions. */
        CompatibleInternationalSuggestions: {
            /** @description The suggestions. */
            candidates: components["schemas"]["CompatibleInternationalSuggestion"][];
        };
    };
    responses: {
        /** @description A parameter is invalid, or processing was interrupted. */
        InvalidStreet: {
            headers: {
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompatibleErrors"];
            };
        };
        /** @description The credentials aren't valid. */
        NotPermitted: {
            headers: {
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompatibleErrors"];
            };
        };
        /** @description No subscription covers the lookup, or the key or the account reached a limit. */
        NothingPays: {
            headers: {
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompatibleErrors"];
            };
        };
        /** @description The key is valid, but it can't be used for this request. */
        KeyUnauthorized: {
            headers: {
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompatibleErrors"];
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
                "application/json": components["schemas"]["CompatibleErrors"];
            };
        };
        /** @description Something failed on our side. The response and our log have the same X-Request-Id. */
        GatewayFailure: {
            headers: {
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompatibleErrors"];
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
                "application/json": components["schemas"]["CompatibleErrors"];
            };
        };
        /**
         * @description Our database can't be reached, or all connections to it are in use. Nothing was counted. `Retry-After` has the
         *     number of seconds to wait.
         */
        Overloaded: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompatibleErrors"];
            };
        };
        /** @description The body is invalid, or processing was interrupted. */
        InvalidLookups: {
            headers: {
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompatibleErrors"];
            };
        };
        /** @description The body can't be read. */
        BodyRejected: {
            headers: {
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompatibleErrors"];
            };
        };
        /** @description A parameter is invalid, or processing was interrupted. */
        InvalidSearch: {
            headers: {
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompatibleErrors"];
            };
        };
        /** @description A parameter is invalid, or processing was interrupted. */
        InvalidKey: {
            headers: {
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompatibleErrors"];
            };
        };
        /** @description The key isn't one of ours. Nothing was counted. */
        UnknownKey: {
            headers: {
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompatibleErrors"];
            };
        };
        /** @description A parameter is invalid, or processing was interrupted. */
        InvalidCountry: {
            headers: {
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompatibleErrors"];
            };
        };
        /** @description A parameter is invalid, or processing was interrupted. */
        InvalidSuggestion: {
            headers: {
                "X-Test": components["headers"]["TestMark"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompatibleErrors"];
            };
        };
    };
    parameters: {
        /**
         * @description Licenses, separated by commas. The first one that the product has is used. If omitted, lookups count against
         *     the product's first license with an active subscription.
         */
        LicenseListParameter: string;
        /**
         * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
         *     same error as an unknown one.
         */
        EmbeddedKeyParameter: string;
        /**
         * @description ID of a secret key, if the key allows it in the URL. Better: leave it out, and send ID and token with Basic
         *     authentication, which takes precedence.
         */
        AuthIdParameter: string;
        /** @description Token of the secret key in `auth-id`. Our log never has it; those of proxies may. */
        AuthTokenParameter: string;
        /** @description Key of the address, as `smarty_key` of a response; or `search`, for the address in the query. */
        AddressKeyParameter: components["schemas"]["AddressKey"];
        /** @description The whole address. Only with the key `search`. */
        FreeformParameter: string;
        /** @description The street line. Only with the key `search`. */
        SearchStreetParameter: string;
        /** @description City name. Only with the key `search`. */
        SearchCityParameter: string;
        /** @description State abbreviation or name. Only with the key `search`. */
        SearchStateParameter: string;
        /** @description ZIP Code. Only with the key `search`. */
        SearchZipcodeParameter: string;
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
export type AddressKey = components['schemas']['AddressKey'];
export type CompatibleComponents = components['schemas']['CompatibleComponents'];
export type Latitude = components['schemas']['Latitude'];
export type Longitude = components['schemas']['Longitude'];
export type CompatibleMetadata = components['schemas']['CompatibleMetadata'];
export type YesOrNo = components['schemas']['YesOrNo'];
export type CompatibleAnalysis = components['schemas']['CompatibleAnalysis'];
export type CompatibleCandidate = components['schemas']['CompatibleCandidate'];
export type CompatibleCandidates = components['schemas']['CompatibleCandidates'];
export type Cents = components['schemas']['Cents'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type CompatibleErrors = components['schemas']['CompatibleErrors'];
export type CompatibleLookup = components['schemas']['CompatibleLookup'];
export type VerifyStreetAddressesBody = components['schemas']['VerifyStreetAddressesBody'];
export type PlaceList = components['schemas']['PlaceList'];
export type StateList = components['schemas']['StateList'];
export type ZipCodeList = components['schemas']['ZipCodeList'];
export type CompatibleSuggestion = components['schemas']['CompatibleSuggestion'];
export type CompatibleAddress = components['schemas']['CompatibleAddress'];
export type CompatibleCoordinate = components['schemas']['CompatibleCoordinate'];
export type CompatibleNearAddress = components['schemas']['CompatibleNearAddress'];
export type CompatibleLookupResult = components['schemas']['CompatibleLookupResult'];
export type CompatibleLoan = components['schemas']['CompatibleLoan'];
export type CompatiblePropertyAttributes = components['schemas']['CompatiblePropertyAttributes'];
export type CompatibleProperty = components['schemas']['CompatibleProperty'];
export type CompatiblePropertyList = components['schemas']['CompatiblePropertyList'];
export type CompatibleCensusBlock = components['schemas']['CompatibleCensusBlock'];
export type CompatibleArea = components['schemas']['CompatibleArea'];
export type CompatibleCensusTract = components['schemas']['CompatibleCensusTract'];
export type CompatibleGeoAttributes = components['schemas']['CompatibleGeoAttributes'];
export type CompatibleGeoReference = components['schemas']['CompatibleGeoReference'];
export type CompatibleGeoReferenceList = components['schemas']['CompatibleGeoReferenceList'];
export type CompatibleRootAddress = components['schemas']['CompatibleRootAddress'];
export type CompatibleSecondary = components['schemas']['CompatibleSecondary'];
export type CompatibleSecondaries = components['schemas']['CompatibleSecondaries'];
export type CompatibleSecondaryList = components['schemas']['CompatibleSecondaryList'];
export type CompatibleSecondaryCount = components['schemas']['CompatibleSecondaryCount'];
export type CompatibleSecondaryCountList = components['schemas']['CompatibleSecondaryCountList'];
export type CountryIso3 = components['schemas']['CountryIso3'];
export type Locality = components['schemas']['Locality'];
export type PostalCode = components['schemas']['PostalCode'];
export type CompatibleInternationalComponents = components['schemas']['CompatibleInternationalComponents'];
export type CompatibleInternationalMetadata = components['schemas']['CompatibleInternationalMetadata'];
export type CompatibleInternationalAnalysis = components['schemas']['CompatibleInternationalAnalysis'];
export type CompatibleInternationalCandidate = components['schemas']['CompatibleInternationalCandidate'];
export type CompatibleInternationalCandidates = components['schemas']['CompatibleInternationalCandidates'];
export type SuggestionId = components['schemas']['SuggestionId'];
export type CompatibleInternationalSuggestion = components['schemas']['CompatibleInternationalSuggestion'];
export type CompatibleInternationalSuggestions = components['schemas']['CompatibleInternationalSuggestions'];
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
export type ResponseInvalidKey = components['responses']['InvalidKey'];
export type ResponseUnknownKey = components['responses']['UnknownKey'];
export type ResponseInvalidCountry = components['responses']['InvalidCountry'];
export type ResponseInvalidSuggestion = components['responses']['InvalidSuggestion'];
export type ParameterLicenseListParameter = components['parameters']['LicenseListParameter'];
export type ParameterEmbeddedKeyParameter = components['parameters']['EmbeddedKeyParameter'];
export type ParameterAuthIdParameter = components['parameters']['AuthIdParameter'];
export type ParameterAuthTokenParameter = components['parameters']['AuthTokenParameter'];
export type ParameterAddressKeyParameter = components['parameters']['AddressKeyParameter'];
export type ParameterFreeformParameter = components['parameters']['FreeformParameter'];
export type ParameterSearchStreetParameter = components['parameters']['SearchStreetParameter'];
export type ParameterSearchCityParameter = components['parameters']['SearchCityParameter'];
export type ParameterSearchStateParameter = components['parameters']['SearchStateParameter'];
export type ParameterSearchZipcodeParameter = components['parameters']['SearchZipcodeParameter'];
export type HeaderTestMark = components['headers']['TestMark'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderRestEnds = components['headers']['RestEnds'];
export type $defs = Record<string, never>;
export interface operations {
    verifyStreetAddress: {
        parameters: {
            query: {
                /**
                 * @description The street line with the house number. Without `city`, `state`, `zipcode`, and `lastline`, it's the whole
                 *     address.
                 */
                street: string;
                /** @description Apartment, suite, or floor. */
                secondary?: string;
                /** @description City name. */
                city?: string;
                /** @description State abbreviation or name. */
                state?: string;
                /** @description ZIP Code with five or nine digits. */
                zipcode?: string;
                /** @description City, state, and ZIP Code in one line. Used only without `city`, `state`, and `zipcode`. */
                lastline?: string;
                /** @description The recipient. It's returned with each delivery point. */
                addressee?: string;
                /** @description Maximum number of delivery points if several match. */
                candidates?: number;
                /** @description With `enhanced`, each delivery point has `enhanced_match`. What matches doesn't change. */
                match?: string;
                /** @description Any text. It's returned with each delivery point. */
                input_id?: string;
                /** @description With `iana-timezone`, each delivery point has its IANA time zone. Several are separated by commas. */
                features?: string;
                /**
                 * @description Licenses, separated by commas. The first one that the product has is used. If omitted, lookups count against
                 *     the product's first license with an active subscription.
                 */
                license?: components["parameters"]["LicenseListParameter"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
                /**
                 * @description ID of a secret key, if the key allows it in the URL. Better: leave it out, and send ID and token with Basic
                 *     authentication, which takes precedence.
                 */
                "auth-id"?: components["parameters"]["AuthIdParameter"];
                /** @description Token of the secret key in `auth-id`. Our log never has it; those of proxies may. */
                "auth-token"?: components["parameters"]["AuthTokenParameter"];
            };
            header?: never;
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
                    "application/json": components["schemas"]["CompatibleCandidates"];
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
    verifyStreetAddresses: {
        parameters: {
            query?: {
                /**
                 * @description Licenses, separated by commas. The first one that the product has is used. If omitted, lookups count against
                 *     the product's first license with an active subscription.
                 */
                license?: components["parameters"]["LicenseListParameter"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
                /**
                 * @description ID of a secret key, if the key allows it in the URL. Better: leave it out, and send ID and token with Basic
                 *     authentication, which takes precedence.
                 */
                "auth-id"?: components["parameters"]["AuthIdParameter"];
                /** @description Token of the secret key in `auth-id`. Our log never has it; those of proxies may. */
                "auth-token"?: components["parameters"]["AuthTokenParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyStreetAddressesBody"];
            };
        };
        responses: {
            /** @description The matching delivery points, by address. */
            200: {
                headers: {
                    "X-Test": components["headers"]["TestMark"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompatibleCandidates"];
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
    findUsAddresses: {
        parameters: {
            query?: {
                /** @description Text typed so far. */
                search?: string;
                /**
                 * @description A building among the suggestions, to list its units: its street line, the number of its units in
                 *     parentheses, city, state, and ZIP Code. Or its `entry_id`.
                 */
                selected?: string;
                /** @description Maximum number of suggestions. */
                max_results?: number;
                /** @description Suggests only addresses in these cities. */
                include_only_cities?: components["schemas"]["PlaceList"];
                /** @description Suggests only addresses in these states. */
                include_only_states?: components["schemas"]["StateList"];
                /** @description Suggests only addresses with these ZIP Codes. */
                include_only_zip_codes?: components["schemas"]["ZipCodeList"];
                /** @description Suggests no addresses in these states. */
                exclude_states?: components["schemas"]["StateList"];
                /** @description Suggests addresses in these cities first. */
                prefer_cities?: components["schemas"]["PlaceList"];
                /** @description Suggests addresses in these states first. */
                prefer_states?: components["schemas"]["StateList"];
                /** @description Suggests addresses with these ZIP Codes first. */
                prefer_zip_codes?: components["schemas"]["ZipCodeList"];
                /** @description Percentage of the suggestions that preferred addresses may take up. The others follow. */
                prefer_ratio?: number;
                /** @description Degrees north of the equator. */
                latitude?: components["schemas"]["Latitude"];
                /** @description Degrees east of Greenwich. Negative in the United States. */
                longitude?: components["schemas"]["Longitude"];
                /**
                 * @description Licenses, separated by commas. The first one that the product has is used. If omitted, lookups count against
                 *     the product's first license with an active subscription.
                 */
                license?: components["parameters"]["LicenseListParameter"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
                /**
                 * @description ID of a secret key, if the key allows it in the URL. Better: leave it out, and send ID and token with Basic
                 *     authentication, which takes precedence.
                 */
                "auth-id"?: components["parameters"]["AuthIdParameter"];
                /** @description Token of the secret key in `auth-id`. Our log never has it; those of proxies may. */
                "auth-token"?: components["parameters"]["AuthTokenParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggestions for a text, or results for coordinates. Empty if there are none. */
            200: {
                headers: {
                    "X-Test": components["headers"]["TestMark"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompatibleLookupResult"];
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
    getPrincipalProperty: {
        parameters: {
            query?: {
                /** @description The whole address. Only with the key `search`. */
                freeform?: components["parameters"]["FreeformParameter"];
                /** @description The street line. Only with the key `search`. */
                street?: components["parameters"]["SearchStreetParameter"];
                /** @description City name. Only with the key `search`. */
                city?: components["parameters"]["SearchCityParameter"];
                /** @description State abbreviation or name. Only with the key `search`. */
                state?: components["parameters"]["SearchStateParameter"];
                /** @description ZIP Code. Only with the key `search`. */
                zipcode?: components["parameters"]["SearchZipcodeParameter"];
                /** @description With `financial`, the response is that of the path `property/financial`. */
                features?: string;
                /**
                 * @description Licenses, separated by commas. The first one that the product has is used. If omitted, lookups count against
                 *     the product's first license with an active subscription.
                 */
                license?: components["parameters"]["LicenseListParameter"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
                /**
                 * @description ID of a secret key, if the key allows it in the URL. Better: leave it out, and send ID and token with Basic
                 *     authentication, which takes precedence.
                 */
                "auth-id"?: components["parameters"]["AuthIdParameter"];
                /** @description Token of the secret key in `auth-id`. Our log never has it; those of proxies may. */
                "auth-token"?: components["parameters"]["AuthTokenParameter"];
            };
            header?: never;
            path: {
                /** @description Key of the address, as `smarty_key` of a response; or `search`, for the address in the query. */
                smarty_key: components["parameters"]["AddressKeyParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list with one entry. Empty if no address matches. */
            200: {
                headers: {
                    "X-Test": components["headers"]["TestMark"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompatiblePropertyList"];
                };
            };
            400: components["responses"]["InvalidKey"];
            401: components["responses"]["NotPermitted"];
            402: components["responses"]["NothingPays"];
            403: components["responses"]["KeyUnauthorized"];
            404: components["responses"]["UnknownKey"];
            429: components["responses"]["TooFast"];
            500: components["responses"]["GatewayFailure"];
            502: components["responses"]["GatewayUnavailable"];
            503: components["responses"]["Overloaded"];
        };
    };
    getFinancialProperty: {
        parameters: {
            query?: {
                /** @description The whole address. Only with the key `search`. */
                freeform?: components["parameters"]["FreeformParameter"];
                /** @description The street line. Only with the key `search`. */
                street?: components["parameters"]["SearchStreetParameter"];
                /** @description City name. Only with the key `search`. */
                city?: components["parameters"]["SearchCityParameter"];
                /** @description State abbreviation or name. Only with the key `search`. */
                state?: components["parameters"]["SearchStateParameter"];
                /** @description ZIP Code. Only with the key `search`. */
                zipcode?: components["parameters"]["SearchZipcodeParameter"];
                /**
                 * @description Licenses, separated by commas. The first one that the product has is used. If omitted, lookups count against
                 *     the product's first license with an active subscription.
                 */
                license?: components["parameters"]["LicenseListParameter"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
                /**
                 * @description ID of a secret key, if the key allows it in the URL. Better: leave it out, and send ID and token with Basic
                 *     authentication, which takes precedence.
                 */
                "auth-id"?: components["parameters"]["AuthIdParameter"];
                /** @description Token of the secret key in `auth-id`. Our log never has it; those of proxies may. */
                "auth-token"?: components["parameters"]["AuthTokenParameter"];
            };
            header?: never;
            path: {
                /** @description Key of the address, as `smarty_key` of a response; or `search`, for the address in the query. */
                smarty_key: components["parameters"]["AddressKeyParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list with one entry. Empty if no address matches. */
            200: {
                headers: {
                    "X-Test": components["headers"]["TestMark"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompatiblePropertyList"];
                };
            };
            400: components["responses"]["InvalidKey"];
            401: components["responses"]["NotPermitted"];
            402: components["responses"]["NothingPays"];
            403: components["responses"]["KeyUnauthorized"];
            404: components["responses"]["UnknownKey"];
            429: components["responses"]["TooFast"];
            500: components["responses"]["GatewayFailure"];
            502: components["responses"]["GatewayUnavailable"];
            503: components["responses"]["Overloaded"];
        };
    };
    getGeoReference: {
        parameters: {
            query?: {
                /** @description The whole address. Only with the key `search`. */
                freeform?: components["parameters"]["FreeformParameter"];
                /** @description The street line. Only with the key `search`. */
                street?: components["parameters"]["SearchStreetParameter"];
                /** @description City name. Only with the key `search`. */
                city?: components["parameters"]["SearchCityParameter"];
                /** @description State abbreviation or name. Only with the key `search`. */
                state?: components["parameters"]["SearchStateParameter"];
                /** @description ZIP Code. Only with the key `search`. */
                zipcode?: components["parameters"]["SearchZipcodeParameter"];
                /**
                 * @description Licenses, separated by commas. The first one that the product has is used. If omitted, lookups count against
                 *     the product's first license with an active subscription.
                 */
                license?: components["parameters"]["LicenseListParameter"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
                /**
                 * @description ID of a secret key, if the key allows it in the URL. Better: leave it out, and send ID and token with Basic
                 *     authentication, which takes precedence.
                 */
                "auth-id"?: components["parameters"]["AuthIdParameter"];
                /** @description Token of the secret key in `auth-id`. Our log never has it; those of proxies may. */
                "auth-token"?: components["parameters"]["AuthTokenParameter"];
            };
            header?: never;
            path: {
                /** @description Key of the address, as `smarty_key` of a response; or `search`, for the address in the query. */
                smarty_key: components["parameters"]["AddressKeyParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list with one entry. Empty if no address matches. */
            200: {
                headers: {
                    "X-Test": components["headers"]["TestMark"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompatibleGeoReferenceList"];
                };
            };
            400: components["responses"]["InvalidKey"];
            401: components["responses"]["NotPermitted"];
            402: components["responses"]["NothingPays"];
            403: components["responses"]["KeyUnauthorized"];
            404: components["responses"]["UnknownKey"];
            429: components["responses"]["TooFast"];
            500: components["responses"]["GatewayFailure"];
            502: components["responses"]["GatewayUnavailable"];
            503: components["responses"]["Overloaded"];
        };
    };
    listSecondaries: {
        parameters: {
            query?: {
                /** @description The whole address. Only with the key `search`. */
                freeform?: components["parameters"]["FreeformParameter"];
                /** @description The street line. Only with the key `search`. */
                street?: components["parameters"]["SearchStreetParameter"];
                /** @description City name. Only with the key `search`. */
                city?: components["parameters"]["SearchCityParameter"];
                /** @description State abbreviation or name. Only with the key `search`. */
                state?: components["parameters"]["SearchStateParameter"];
                /** @description ZIP Code. Only with the key `search`. */
                zipcode?: components["parameters"]["SearchZipcodeParameter"];
                /**
                 * @description Licenses, separated by commas. The first one that the product has is used. If omitted, lookups count against
                 *     the product's first license with an active subscription.
                 */
                license?: components["parameters"]["LicenseListParameter"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
                /**
                 * @description ID of a secret key, if the key allows it in the URL. Better: leave it out, and send ID and token with Basic
                 *     authentication, which takes precedence.
                 */
                "auth-id"?: components["parameters"]["AuthIdParameter"];
                /** @description Token of the secret key in `auth-id`. Our log never has it; those of proxies may. */
                "auth-token"?: components["parameters"]["AuthTokenParameter"];
            };
            header?: never;
            path: {
                /** @description Key of the address, as `smarty_key` of a response; or `search`, for the address in the query. */
                smarty_key: components["parameters"]["AddressKeyParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list with one entry. Empty if no address matches. */
            200: {
                headers: {
                    "X-Test": components["headers"]["TestMark"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompatibleSecondaryList"];
                };
            };
            400: components["responses"]["InvalidKey"];
            401: components["responses"]["NotPermitted"];
            402: components["responses"]["NothingPays"];
            403: components["responses"]["KeyUnauthorized"];
            404: components["responses"]["UnknownKey"];
            429: components["responses"]["TooFast"];
            500: components["responses"]["GatewayFailure"];
            502: components["responses"]["GatewayUnavailable"];
            503: components["responses"]["Overloaded"];
        };
    };
    getSecondaryCount: {
        parameters: {
            query?: {
                /** @description The whole address. Only with the key `search`. */
                freeform?: components["parameters"]["FreeformParameter"];
                /** @description The street line. Only with the key `search`. */
                street?: components["parameters"]["SearchStreetParameter"];
                /** @description City name. Only with the key `search`. */
                city?: components["parameters"]["SearchCityParameter"];
                /** @description State abbreviation or name. Only with the key `search`. */
                state?: components["parameters"]["SearchStateParameter"];
                /** @description ZIP Code. Only with the key `search`. */
                zipcode?: components["parameters"]["SearchZipcodeParameter"];
                /**
                 * @description Licenses, separated by commas. The first one that the product has is used. If omitted, lookups count against
                 *     the product's first license with an active subscription.
                 */
                license?: components["parameters"]["LicenseListParameter"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
                /**
                 * @description ID of a secret key, if the key allows it in the URL. Better: leave it out, and send ID and token with Basic
                 *     authentication, which takes precedence.
                 */
                "auth-id"?: components["parameters"]["AuthIdParameter"];
                /** @description Token of the secret key in `auth-id`. Our log never has it; those of proxies may. */
                "auth-token"?: components["parameters"]["AuthTokenParameter"];
            };
            header?: never;
            path: {
                /** @description Key of the address, as `smarty_key` of a response; or `search`, for the address in the query. */
                smarty_key: components["parameters"]["AddressKeyParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list with one entry. Empty if no address matches. */
            200: {
                headers: {
                    "X-Test": components["headers"]["TestMark"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompatibleSecondaryCountList"];
                };
            };
            400: components["responses"]["InvalidKey"];
            401: components["responses"]["NotPermitted"];
            402: components["responses"]["NothingPays"];
            403: components["responses"]["KeyUnauthorized"];
            404: components["responses"]["UnknownKey"];
            429: components["responses"]["TooFast"];
            500: components["responses"]["GatewayFailure"];
            502: components["responses"]["GatewayUnavailable"];
            503: components["responses"]["Overloaded"];
        };
    };
    verifyInternational: {
        parameters: {
            query: {
                /** @description Two- or three-letter country code (ISO 3166) or English country name. */
                country: string;
                /** @description The whole address. `address1` takes precedence. */
                freeform?: string;
                /** @description Street and house number, in the order of the country. */
                address1?: string;
                /** @description The next line. Postal code and city are read from it if they have no parameter. */
                address2?: string;
                /** @description The next line. Postal code and city are read from it if they have no parameter. */
                address3?: string;
                /** @description The next line. Postal code and city are read from it if they have no parameter. */
                address4?: string;
                /** @description City or town. */
                locality?: string;
                /** @description State, province, or county, if addresses have one. */
                administrative_area?: string;
                /** @description Postal code. */
                postal_code?: string;
                /** @description With `true`, each address has its coordinates. */
                geocode?: string;
                /**
                 * @description Licenses, separated by commas. The first one that the product has is used. If omitted, lookups count against
                 *     the product's first license with an active subscription.
                 */
                license?: components["parameters"]["LicenseListParameter"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
                /**
                 * @description ID of a secret key, if the key allows it in the URL. Better: leave it out, and send ID and token with Basic
                 *     authentication, which takes precedence.
                 */
                "auth-id"?: components["parameters"]["AuthIdParameter"];
                /** @description Token of the secret key in `auth-id`. Our log never has it; those of proxies may. */
                "auth-token"?: components["parameters"]["AuthTokenParameter"];
            };
            header?: never;
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
                    "application/json": components["schemas"]["CompatibleInternationalCandidates"];
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
    suggestInternational: {
        parameters: {
            query: {
                /** @description Two- or three-letter country code (ISO 3166) or English country name. */
                country: string;
                /** @description Text typed so far. */
                search: string;
                /** @description Maximum number of suggestions. */
                max_results?: number;
                /** @description Suggests only addresses in this city or town. */
                include_only_locality?: string;
                /** @description Suggests only addresses with this postal code. */
                include_only_postal_code?: string;
                /**
                 * @description Licenses, separated by commas. The first one that the product has is used. If omitted, lookups count against
                 *     the product's first license with an active subscription.
                 */
                license?: components["parameters"]["LicenseListParameter"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
                /**
                 * @description ID of a secret key, if the key allows it in the URL. Better: leave it out, and send ID and token with Basic
                 *     authentication, which takes precedence.
                 */
                "auth-id"?: components["parameters"]["AuthIdParameter"];
                /** @description Token of the secret key in `auth-id`. Our log never has it; those of proxies may. */
                "auth-token"?: components["parameters"]["AuthTokenParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions. Empty if no address matches. */
            200: {
                headers: {
                    "X-Test": components["headers"]["TestMark"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompatibleInternationalSuggestions"];
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
    suggestInternationalEntries: {
        parameters: {
            query?: {
                /** @description Text typed so far. Only its number is used. */
                search?: string;
                /** @description Maximum number of houses. */
                max_results?: number;
                /**
                 * @description Licenses, separated by commas. The first one that the product has is used. If omitted, lookups count against
                 *     the product's first license with an active subscription.
                 */
                license?: components["parameters"]["LicenseListParameter"];
                /**
                 * @description ID of an embedded key, for requests from web pages. Omit it if you use a secret key. A malformed ID returns the
                 *     same error as an unknown one.
                 */
                key?: components["parameters"]["EmbeddedKeyParameter"];
                /**
                 * @description ID of a secret key, if the key allows it in the URL. Better: leave it out, and send ID and token with Basic
                 *     authentication, which takes precedence.
                 */
                "auth-id"?: components["parameters"]["AuthIdParameter"];
                /** @description Token of the secret key in `auth-id`. Our log never has it; those of proxies may. */
                "auth-token"?: components["parameters"]["AuthTokenParameter"];
            };
            header?: never;
            path: {
                /** @description The `address_id` of a suggestion. */
                address_id: components["schemas"]["SuggestionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The houses, or the address. Empty if there is none any more. */
            200: {
                headers: {
                    "X-Test": components["headers"]["TestMark"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompatibleInternationalSuggestions"];
                };
            };
            400: components["responses"]["InvalidSuggestion"];
            401: components["responses"]["NotPermitted"];
            402: components["responses"]["NothingPays"];
            403: components["responses"]["KeyUnauthorized"];
            404: components["responses"]["UnknownKey"];
            429: components["responses"]["TooFast"];
            500: components["responses"]["GatewayFailure"];
            502: components["responses"]["GatewayUnavailable"];
            503: components["responses"]["Overloaded"];
        };
    };
}

export interface QueryDefaults {
    verifyStreetAddress: 'candidates';
    findUsAddresses: 'max_results' | 'prefer_ratio';
    suggestInternational: 'max_results';
    suggestInternationalEntries: 'max_results';
}
