"""A quotation from its first line to its order, as the shopping document tells it."""

from store import is_near


def guest_address(email):
    return {
        "firstName": "Mariana", "lastName": "Robles", "email": email, "phone": "9981234567", "streetName": "Av. Náder",
        "streetNumber": "28", "interiorNumber": "", "neighborhood": "Centro", "municipality": "Benito Juárez",
        "city": "Cancún", "state": "Quintana Roo", "zipCode": "77500", "betweenStreets": "", "references": "",
    }


async def walk_lines(shopper, product, groups, details, zipcode):
    """Lines come, change and go by the names of the documents. Answers a quotation with one line."""
    call, saw = shopper.call, shopper.record.saw
    quotation = await call("POST /quotation/create", {"ZipcodeDelivery": zipcode})
    places = {"id": quotation["id"]}
    day = groups[0]["date"]
    line = {"Product": product["id"], "quantity": 1, "shipDate": day}
    quotation = await call("POST /quotation/adddetail/{id}", line, **places)
    assert [(one["Product"]["id"], one["quantity"], one["shipDate"]) for one in quotation["Details"]] == [(product["id"], 1, day)]
    assert quotation["totalPg1"] == product["DiscountPrice"], "a line costs what its product costs with group 1"
    wanted = {"zipcodeDeliveryId": int(zipcode["cp"]), "fromOffers": True, "Details": [
        {"Product": {"id": one["id"]}, "quantity": one["packageRule"]["quantity"]} for one in details["products"]
    ]}
    quotation = await call("POST /quotation/addmultipledetails/{id}", wanted, **places)
    assert quotation["fromOffers"] and len(quotation["Details"]) > 1
    assert len((await call("POST /quotation/findDetailsById/{id}", **places))["Details"]) == len(quotation["Details"])
    others = [one["id"] for one in quotation["Details"] if one["Product"]["id"] != product["id"]]
    quotation = await call("POST /quotation/removedetailsgroup/{id}", {"ids": others}, **places)
    [kept] = quotation["Details"]
    quotation = await call("PUT /quotation/updatedetails/{id}", {"Details": [{"id": kept["id"], "quantity": 2}]}, **places)
    assert quotation["totalProducts"] == 2 and is_near(quotation["totalPg1"], 2 * product["DiscountPrice"])
    # what no call knows is refused, and nothing is changed
    await call("PUT /quotation/updatedetails/{id}", {"Details": [{"id": kept["id"], "unitPrice": 1}]}, wanted=400, **places)
    await call("POST /quotation/update/{id}", {"total": 1}, wanted=400, **places)
    moved = await call("POST /quotation/update/{id}", {"ZipcodeDelivery": "97000"}, **places)
    assert moved["ZipcodeDelivery"]["cp"] == "97000"
    back = await call("POST /quotation/update/{id}", {"ZipcodeDelivery": zipcode["id"]}, **places)
    assert back["ZipcodeDelivery"]["cp"] == zipcode["cp"]
    assert (await call("GET /quotation/{id}/zipcodedelivery", **places))["zipcodeDelivery"]["cp"] == zipcode["cp"]
    await call("DELETE /quotation/{id}/removedetail/{detailId}", detailId=kept["id"], **places)
    await call("POST /quotation/adddetail/{id}", line, **places)
    emptied = await call("DELETE /quotation/{id}/removealldetails", **places)
    assert emptied["Details"] == [] and emptied["total"] == 0
    quotation = await call("POST /quotation/adddetail/{id}", {**line, "Product": {"id": product["id"]}}, **places)
    saw("Quotation", quotation)
    saw("Quotation detail", quotation["Details"])
    return quotation


async def walk_readings(shopper, quotation, email):
    """What the cart reads of itself, and what it mails."""
    call, saw = shopper.call, shopper.record.saw
    places = {"id": quotation["id"]}
    whole = saw("Quotation", await call("POST /quotation/findbyid/{id}", **places))
    quick = await call("POST /quotation/findbyidquickread/{id}", **places)
    assert (quick["folio"], quick["total"]) == (whole["folio"], whole["total"])
    stock = await call("POST /quotation/getCurrentStock/{id}", **places)
    assert len(stock["stock"]) == len(whole["Details"])
    assert (await call("POST /quotation/{id}/validatestock", **places))["isValid"] is True
    assert (await call("POST /quotation/totals/{id}", {"paymentGroup": 4}, **places))["total"] == whole["totalPg4"]
    await call("POST /quotation/sendemail/{id}", {"email": email}, **places)
    lead = {"name": "Mariana Robles", "phone": "9981234567", "email": email}
    answered = await call("POST /lead/quotation/{quotationId}", saw("Lead", lead), quotationId=quotation["id"])
    assert saw("Lead", answered)["quotationId"] == quotation["id"]


async def give_address(shopper, quotation, email):
    call, saw = shopper.call, shopper.record.saw
    address = saw("Guest address", guest_address(email))
    await call("PUT /processMPaddress/{quotationId}", address, quotationId=quotation["id"])
    kept = await call("GET /quotation/{id}/address", id=quotation["id"])
    assert kept["address"]["streetName"] == address["streetName"]


async def card_token(provider, holder):
    """What the payment provider's own library does: the number of a card never reaches the store."""
    import json

    from pyodide.http import pyfetch

    card = {
        "card_number": "5474925432670366", "expiration_month": "11", "expiration_year": "30", "security_code": "123",
        "cardholder": {"name": holder},
    }
    url = f'{provider["apiUrl"]}/v1/card_tokens?public_key={provider["publicKey"]}'
    response = await pyfetch(url, method="POST", headers={"content-type": "application/json"}, body=json.dumps(card))
    return (await response.json())["id"]


async def pay_by_card(shopper, quotation, email):
    """The card form of the documents: an approved payment, the sale's folio, and the order as its buyer sees it."""
    call, saw = shopper.call, shopper.record.saw
    places = {"id": quotation["id"]}
    saw("Payment group", await call("GET /payment/paymentgroups"))
    types = [one["type"] for one in await call("GET /payment/types")]
    assert {"debit-card", "credit-card", "ewallet", "client-balance", "transfer"} <= set(types)
    assert [one["minimum"] for one in await call("POST /pmperiod/getactive/")] == [300, 600, 800, 1200]
    options = await call("POST /quotation/{id}/paymentoptions", **places)
    saw("Payment group", options["groups"])
    assert options["financingTotals"] is not None
    form = {
        "type": "credit-card", "group": 1, "msi": 1, "email": email, "phone": "9981234567", "cardAddress1": "Av. Náder 28",
        "cardAddress2": "Centro", "cardCity": "Cancún", "cardState": "Quintana Roo", "cardZip": "77500",
    }
    given = {
        "quotationId": quotation["id"], "payment_method_id": "master", "transaction_amount": quotation["totalPg1"],
        "termsAccepted": True,
    }
    refused = await call("POST /processMPpayment", {**form, **given, "token": await card_token(options["provider"], "FUND")})
    assert (refused["status"], refused["status_detail"]) == ("rejected", "cc_rejected_insufficient_amount")
    attempts = await call("GET /quotation/{id}/paymentattempts", **places)
    assert attempts["paymentAttempts"] == 1 and attempts["limit"] == 3
    paid = await call("POST /processMPpayment", {**form, **given, "token": await card_token(options["provider"], "APRO")})
    assert (paid["status"], paid["data"]["remaining"]) == ("approved", 0)
    payment = saw("Payment option", {
        "type": "credit-card", "currency": "mxn", "cardName": None, "cardType": "master-card",
        "cardObject": {"number": None, "expMonth": None, "expYear": None, "cvc": None}, "cardCountry": "México",
        "cardState": "Quintana Roo", "cardCity": "Cancún", "cardAddress1": "Av. Náder 28", "cardAddress2": "Centro",
        "cardZip": "77500", "phone": "9981234567", "mobilePhone": "9981234567", "email": email, "msi": 1, "installments": 1,
        "terminal": "banorte",
    })
    made = await call("POST /order/createfromquotation/{id}", {"paymentGroup": 1, "payment": payment, "customData": {}}, **places)
    order = saw("Order", await call("POST /order/findbyid/{id}", id=made["id"]))
    assert (order["folio"], order["total"]) == (made["folio"], quotation["totalPg1"]), "cart, charge and order are equal"
    assert sum(one["ammount"] for one in order["Payments"] if one["status"] == "approved") == order["total"]
    assert order["Client"] is None or order["Client"]["id"], "an order names its client"
    paid = await call("GET /quotation/{id}/payments", **places)
    assert is_near(sum(one["amount"] for one in paid if one["status"] == "approved"), order["total"])
    whole = await call("POST /quotation/findbyid/{id}", **places)
    assert whole["OrderWeb"] == order["id"] and whole["paymentType"] == "credit-card"
    await call("POST /quotation/adddetail/{id}", {"Product": whole["Details"][0]["Product"], "quantity": 1}, wanted=409, **places)
    return order
