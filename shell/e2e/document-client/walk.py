"""
A client of the store that was written from the two documents alone: it knows their calls (`calls.tsv`) and the names of
their fields (`fields.tsv`), and nothing of this project. It buys as a client, sells as staff, and has then made every call
and met every field. Run by `shell/e2e/documents.spec.ts`.
"""

import csv
import io

import account
import browse
import buy
import work
from store import Caller, Record

# the documents leave a choice of two names
EITHER = {("Quotation", "Order"): "OrderWeb"}


def rows_of(table):
    return list(csv.DictReader(io.StringIO(table), delimiter="\t"))


def unmet(record, calls, fields):
    """What the tables have and the walk did not meet."""
    rows = [f'{one["method"]} {one["path"]}' for one in rows_of(calls)]
    missing = [row for row in rows if row not in record.calls]
    for one in rows_of(fields):
        entity, field = one["entity"], one["field"]
        names = record.fields.get(entity, set())
        if field not in names and EITHER.get((entity, field)) not in names:
            missing.append(f"{entity}.{field}")
    return missing


async def sign_in(record, store, email):
    caller = Caller(record, store["internal"])
    return caller, await caller.sign_in(email, store["password"])


async def walk(store, calls, fields):
    record = Record()
    shopper = Caller(record, store["public"])

    zipcode, state = await browse.walk_site(shopper)
    handle = await browse.walk_categories(shopper)
    cards = await browse.walk_lists(shopper, handle, zipcode)
    product, groups = await browse.walk_product(shopper, cards, zipcode)
    # towels have a length, armchairs a seat, and each lamp a number of its own
    home = Caller(record, store["public"], "actual-home")
    for word in ("toalla", "sillón"):
        found = await home.call("POST /product/search/", {"keywords": word})
        record.saw("Product", await home.call("POST /product/findbyid/{id}", id=found["products"][0]["id"]))
    lamps = await shopper.call("POST /product/search/", {"keywords": "lámpara de mesa"})
    lamp, _ = await browse.plentiful(shopper, lamps["products"], zipcode)
    details = await browse.walk_offers(shopper, store["package_password"])

    # a visitor's quotation becomes that of the account they make
    quotation = await buy.walk_lines(shopper, product, groups, details, zipcode)
    user = await account.register(shopper)
    client = await account.walk_me(shopper, user)
    owned = await shopper.call(
        "POST /quotation/update/{id}", {"Client": client["id"], "User": user["id"]}, id=quotation["id"]
    )
    assert owned["Client"]["id"] == client["id"]
    contact = await account.walk_addresses(shopper, user, state)
    addressed = await shopper.call("PUT /quotation/{id}/address", {"Address": contact["id"]}, id=quotation["id"])
    assert addressed["Address"] == contact["id"]
    await buy.walk_readings(shopper, quotation, user["email"])
    await account.walk_fiscal(shopper, user)
    order = await buy.pay_by_card(shopper, quotation, user["email"])
    await account.walk_invoice(shopper, order)
    await account.walk_own_lists(shopper, order)

    visitor = Caller(record, store["public"])
    await account.walk_people(visitor)
    await account.walk_forms(visitor, order)
    await visitor.call("POST /order/findbyid/{id}", id=order["id"], wanted=403)

    seller, selling = await sign_in(record, store, "vendedor@demo.mx")
    manager, _ = await sign_in(record, store, "gerente@demo.mx")
    guest = Caller(record, store["public"])
    email = account.a_mail()
    line = {"Product": product["id"], "quantity": 1}
    lost = await guest.call("POST /quotation/create", {"ZipcodeDelivery": zipcode["id"], "Details": [line]})
    await guest.call("POST /lead/quotation/{quotationId}", {"name": "Ana", "phone": "9981234567", "email": email}, quotationId=lost["id"])
    await work.follow_up(seller, manager, lost, email)

    lines = [line, {"Product": lamp["id"], "quantity": 1}]
    sold = await seller.call("POST /quotation/create", {"ZipcodeDelivery": zipcode["id"], "Details": lines})
    await buy.give_address(seller, sold, email)
    by_hand = await work.sell_from_sixty_percent(seller, manager, sold, {"email": "gerente@demo.mx", "password": store["password"]})
    await work.reports(seller, by_hand, selling)
    await work.clients(seller, user["email"], account.fiscal(email))
    await work.erp(manager, product)
    broker, _ = await sign_in(record, store, "corredor@demo.mx")
    await work.broker(broker)

    missing = unmet(record, calls, fields)
    assert not missing, "not met: " + ", ".join(missing)
    return len(rows_of(calls))
