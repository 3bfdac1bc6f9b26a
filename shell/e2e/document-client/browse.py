"""The catalogue, as the shopping document tells it: what anybody may look at."""


async def walk_categories(shopper):
    call, saw = shopper.call, shopper.record.saw
    main = await call("POST /productcategory/getmaincategories")
    assert all(one["CategoryLevel"] == 1 for one in main)
    handle = main[0]["Handle"]
    category = saw("Category", await call("POST /productcategory/findbyhandle/{handle}", handle=handle))
    saw("Filter", category["Filters"])
    assert category["Childs"] and all(one["Values"] for one in category["Filters"]), "filters have values"
    assert len(category["FeaturedProducts"]) <= 2
    again = await call("POST /productcategory/findbyid/{id}", id=category["id"])
    assert again["Handle"] == handle
    assert await call("POST /productcategory/getallcategories")
    tree = await call("POST /productcategory/getcategoriestree")
    assert any(one["Childs"] for one in tree)
    assert await call("POST /productcategory/getcategoriesgroups")
    relations = await call("POST /productcategory/childsrelations/{handle}", handle=handle)
    assert [one["Handle"] for one in relations["Childs"]] == [one["Handle"] for one in category["Childs"]]
    assert (await call("POST /productcategory/find/{page}", page=1))["categories"]
    saw("Filter", await call("POST /productfilter/list/", {"category": handle}))
    assert await call("POST /custombrand/getall")
    assert await call("POST /line/get")
    assert await call("POST /color/get")
    return handle


async def walk_lists(shopper, handle, zipcode):
    call, saw = shopper.call, shopper.record.saw
    asked = saw("Search parameters", {
        "category": handle, "page": 1, "items": 10, "discounts": [10, 15, 20, 25, 30, 35], "minPrice": 1, "maxPrice": 900000,
        "societyCodes": ["001", "003"], "zipcodeDeliveryId": zipcode["id"],
        "sortOption": {"key": "salesCount", "direction": "DESC"},
    })
    dear = await call("POST /product/searchbyfilters/", asked)
    assert dear["products"] and dear["total"] >= len(dear["products"])
    assert all(one["Discount"] >= 10 for one in dear["products"]), "the discount filter holds"
    some = await call("POST /ProductSearch/searchByCategory", {"category": handle, "zipcodeDeliveryId": int(zipcode["cp"])})
    prices = [one["DiscountPrice"] for one in some["products"]]
    assert prices == sorted(prices), "a category begins with its lowest price"
    values = [f'{group["Handle"]}:{value["Handle"]}' for group in some["facets"]["groups"] for value in group["Values"]]
    brand = next(group for group in some["facets"]["groups"] if group["Values"])
    assert brand
    await call("POST /product/advancedsearch/", saw("Search parameters", {
        "keywords": "silla", "filtervalues": values[-1], "brandsIds": [], "stockRanges": ["1-10", "11-30"], "spotlight": False,
        "slowMovement": False, "itemcode": "", "ids": [],
    }), wanted=200)
    found = await call("POST /product/search/", {"keywords": "silla"})
    assert found["total"] > 0
    page = await call("POST /product/find/{page}", {"category": handle}, page=1)
    assert len(page["products"]) <= 10, "pages have ten"
    return page["products"] + found["products"]


async def plentiful(shopper, cards, zipcode):
    """The first product that has three pieces for its first day, with its delivery options."""
    for card in cards:
        query = f'?productCode={card["ItemCode"]}&zipcodeDeliveryId={zipcode["id"]}'
        delivery = await shopper.call("GET /shipping/product", query=query)
        if delivery["groups"] and delivery["groups"][0]["available"] > 2:
            return card, delivery
    raise AssertionError("no product has three pieces for its first day")


async def walk_product(shopper, cards, zipcode):
    call, saw = shopper.call, shopper.record.saw
    card, delivery = await plentiful(shopper, [one for one in cards if one["Discount"] > 0], zipcode)
    saw("Delivery", delivery)
    product = saw("Product", await call("POST /product/findbyid/{id}", id=card["id"]))
    assert product["DiscountPrice"] == card["DiscountPrice"] and product["priceBefore"] > product["DiscountPrice"]
    assert all(one["id"] for one in product["Categories"])
    slug = product["url"].split("/")[1]
    assert (await call("GET /product/findbyslug/{slug}", slug=slug))["id"] == product["id"]
    asked = await call("POST /product/multiplefindbyids/", {"ids": [product["id"]], "populate_fields": []})
    assert asked[0]["ItemCode"] == product["ItemCode"]
    await call("POST /product/addseen/{id}", id=product["id"])
    promo = await call("GET /product/mainpromo/{id}", id=product["id"])
    assert promo["mainPromo"]["discountPg1"] == product["Discount"], "the discount is that of group 1"
    groups = []
    for one in cards:
        seen = saw("Product", await call("POST /product/findbyid/{id}", id=one["id"]))
        groups += [group["id"] for group in seen["Groups"]]
    assert await call("POST /productgroup/getgroupvariants/{id}", id=groups[0])
    assert await call("POST /productgroup/getvariantgroupproducts/{id}", id=groups[0])
    return product, delivery["groups"]


async def walk_site(shopper):
    call, saw = shopper.call, shopper.record.saw
    site = saw("Site", await call("POST /site/findbyhandle/{handle}", handle=shopper.site))
    banners = saw("Site", await call("GET /site/banners/{handle}", handle=shopper.site))
    assert len(banners) == len(site["banners"])
    assert await call("GET /featuredproduct/{id}", id=shopper.site)
    saw("Store", await call("GET /company/find"))
    states = saw("State", await call("POST /common/states"))
    assert any(one["Name"] == "Quintana Roo" for one in states)
    zipcode = await call("GET /shipping/zipcodedelivery", query="?zipcode=77500")
    assert zipcode["cp"] == "77500" and zipcode["estado"] and zipcode["asentamiento"]
    assert (await call("GET /shipping/zipcodedelivery/{id}", id=zipcode["id"])) == zipcode
    return zipcode, next(one for one in states if one["Name"] == "Quintana Roo")


async def walk_offers(shopper, password):
    call, saw = shopper.call, shopper.record.saw
    promotions = await call("POST /store/{id}/promotions", id=shopper.site)
    assert all("discountPg1" in one for one in promotions)
    packages = saw("Package", await call("POST /store/packages"))
    page = await call("POST /packages/find/{page}", page=1)
    assert page["packages"][0]["id"] == packages[0]["id"]
    shown = [await call("POST /packages/details/{id}", id=one["id"]) for one in packages if one["image"]]
    details = saw("Package", next(one for one in shown if one["available"]))
    products = await call("POST /packages/{id}/products", id=details["id"])
    assert [one["ItemCode"] for one in products] == [one["ItemCode"] for one in details["products"]]
    hidden = next(one for one in packages if one["image"] is None)
    await call("POST /packages/validate/{id}", {"password": "otra"}, id=hidden["id"], wanted=403)
    assert (await call("POST /packages/validate/{id}", {"password": password}, id=hidden["id"]))["valid"]
    return details
