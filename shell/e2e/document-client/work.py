"""What staff do, as the second document tells it: follow up, take money at 60 percent, reports, ERP, brokers."""

import asyncio
import base64
from datetime import datetime, timedelta, timezone

from store import is_near

# the smallest picture that PNG knows
PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


def day(later=0):
    """A day of the store's calendar."""
    return (datetime.now(timezone.utc) - timedelta(hours=5) + timedelta(days=later)).strftime("%Y-%m-%d")


async def follow_up(seller, manager, quotation, email):
    call, saw = seller.call, seller.record.saw
    places = {"id": quotation["id"]}
    spoken = saw("Follow-up record", {"eventType": "Llamada", "date": day(-1), "time": "12:40", "notes": "Pidió fotos."})
    await call("POST /quotation/addrecord/{id}", spoken, **places)
    # the documents' form has a file: one image, in the same call
    seller.record.saw("Follow-up record", {"file": "image"})
    with_image = await call("POST /quotation/addrecord/{id}", {**spoken, "eventType": "Visita"}, file=("file", PICTURE), **places)
    assert len(with_image["files"]) == 1
    await call("POST /quotation/addrecord/{id}", {**spoken, "date": day(2)}, wanted=400, **places)
    read = await call("POST /quotation/{id}/records", **places)
    assert [one["eventType"] for one in read["Records"]].count("Visita") == 1
    saw("Follow-up record", read["Records"])
    await call("PUT /quotation/{id}/estimatedclosedate", {"estimatedCloseDate": day(7)}, **places)
    whole = saw("Quotation", await call("POST /quotation/findbyid/{id}", **places))
    assert len(whole["Records"]) == 2 and whole["estimatedCloseDate"] == day(7)
    leads = saw("Lead", await call("GET /quotation/{id}/leads", **places))
    assert leads[0]["email"] == email
    assert (await call("POST /quotation/{id}/saporderconnectionlogs", **places))["order"] is None
    await manager.call("POST /quotation/{id}/close", {"reason": "price", "note": "Lo vio más barato"}, **places)
    closed = await call("POST /quotation/{id}/records", **places)
    assert closed["isClosed"] and closed["lost"]["comment"] == "Lo vio más barato", "the note of a lost quotation is kept"
    await call("POST /quotation/addrecord/{id}", spoken, wanted=409, **places)


async def sell_from_sixty_percent(seller, manager, quotation, password):
    """From 60 percent of the total a manager's e-mail and password authorize the order; the rest follows, and goes back."""
    call, saw = seller.call, seller.record.saw
    places = {"id": quotation["id"]}
    # half a peso is the smallest coin of a total
    part = round(quotation["totalPg1"] * 0.61)
    cash = {"type": "cash", "ammount": part}
    await call("POST /payment/add/{id}", cash, **places)
    await call("POST /order/create", {"quotationId": quotation["id"]}, wanted=409)
    granted = await call("POST /auth/manager", {**password, "quotationId": quotation["id"]})
    made = await call("POST /order/create", {"quotationId": quotation["id"], "authorization": granted["authorization"]})
    rest = {"type": "cash", "ammount": quotation["totalPg1"] - part}
    paid = await call("POST /order/addpayment/{id}", rest, id=made["id"])
    assert paid["due"] == 0 and is_near(paid["ammountPaid"], quotation["totalPg1"])
    saw("Order", paid)
    await call("POST /order/{id}/ordersap", id=made["id"])
    await call("POST /order/invoicelogs/{id}", id=made["id"])
    order = None
    for _ in range(60):
        order = saw("Order", await call("POST /order/findbyid/{id}", id=made["id"]))
        if order["OrdersSapWeb"]:
            break
        await asyncio.sleep(1)
    assert order["OrdersSapWeb"], "the order has its document in the ERP"
    places = {"a": made["id"], "b": paid["Payments"][-1]["id"]}
    await call("POST /payment/cancel/{a}/{b}", {"reason": "Pagó doble"}, wanted=403, **places)
    await manager.call("POST /payment/cancel/{a}/{b}", {"reason": "Pagó doble"}, **places)
    return order


async def reports(seller, order, user):
    call, saw = seller.call, seller.record.saw
    asked = saw("Report filters", {
        "page": 1, "orderby": {"column": "total", "direction": "DESC"},
        "filters": {"folio": order["folio"], "paymentType": "none", "status": "none", "Store": "none", "client": "none"},
        "fields": ["folio", "total"], "term": "", "dateRange": {"start": day(-1), "end": day(1)}, "clientSearch": "",
        "getAll": False,
    })
    found = await call("POST /order/all/find/{page}", asked, page=1)
    assert [(one["folio"], one["total"]) for one in found["data"]] == [(order["folio"], order["total"])]
    assert "client" not in found["data"][0], "only the fields that were asked for"
    by_client = await call("POST /order/all/find/{page}", {"filters": {"client": "Nadie Con Este Nombre"}}, page=1)
    assert by_client["total"] == 0, "the filter by client filters"
    assert (await call("POST /quotation/all/find/{page}", {}, page=1))["data"]
    for what in ("order", "quotation"):
        assert (await call(f"POST /{what}/user/{{id}}/count", id=user["id"]))["all"] >= 1
        assert (await call(f"POST /{what}/user/{{id}}/totals", id=user["id"]))["all"] > 0
    cash = await call("POST /me/cashreport", {"date": day()})
    assert cash["User"]["id"] == user["id"]


async def clients(seller, email, fiscal_address):
    call, saw = seller.call, seller.record.saw
    found = saw("Client search", await call("POST /client/find/", {"page": 1, "term": email, "autocomplete": True}))
    client = found["data"][0]
    kept = await call("PUT /client/{id}/fiscaladdress", fiscal_address, id=client["id"])
    assert (await call("GET /client/{id}/fiscaladdress", id=client["id"]))["fiscalAddress"] == kept


async def erp(manager, product):
    synced = await manager.call("POST /sync/syncproductbyitemcode/{code}", code=product["ItemCode"])
    assert synced["ItemCode"] == product["ItemCode"]


async def broker(caller):
    """The documents name the fields of a broker and not the call: `PUT /me/broker` is the store's own."""
    address = {"Street": "Av. Náder", "ExternalNumber": "28", "InternalNumber": "", "Neighborhood": "Centro",
               "Municipality": "Benito Juárez", "City": "Cancún", "Entity": "ROO", "ZipCode": "77500"}
    profile = {
        **{name[0].lower() + name[1:]: value for name, value in address.items()},
        **{f"invoice{name}": value for name, value in address.items()},
        "street2": "", "references": "", "bussinessName": "Casas del Mar", "bussinessLegalName": "Xenon Industrial Articles",
        "rfc": "XIA190128J61", "legalRepresentative": "Ana Canul", "bank": "BBVA", "bankAccount": "1234567890",
        "interbankClabe": "012180001234567899",
    }
    caller.record.saw("Broker profile", profile)
    kept = await caller.call("PUT /me/broker", profile)
    assert kept["bussinessName"] == "Casas del Mar" and (await caller.call("GET /me/broker"))["bank"] == kept["bank"]
