"""Accounts, fiscal data and forms, as the second document tells them."""

import asyncio
import uuid

PASSWORD = "Escritorio-de-roble-7"


def a_mail():
    return f"{uuid.uuid4().hex[:12]}@correo.mx"


async def register(shopper):
    """A new client with an account of their own, signed in."""
    call, saw = shopper.call, shopper.record.saw
    email = a_mail()
    client = saw("Client", {
        "FirstName": "Mariana", "LastName": "Robles", "E_Mail": email, "_E_Mail": email, "Phone1": "9981234567",
        "Cellular": "9981234567", "password": PASSWORD, "_password": PASSWORD, "invited": False,
    })
    user = saw("User", (await call("POST /client/register/", client))["user"])
    assert (user["email"], user["invited"]) == (email, False)
    return user


async def walk_people(shopper):
    """The other ways to an account."""
    call, saw = shopper.call, shopper.record.saw
    for row in ("POST /user/create", "POST /user/register/"):
        person = {
            "firstName": "Ana", "lastName": "Canul", "email": a_mail(), "phone": "", "mobilePhone": "9987654321",
            "password": PASSWORD, "confirm_pass": PASSWORD,
        }
        await call(row, person)
    stores = saw("Store", await call("GET /user/stores", query=f"?email={a_mail()}"))
    assert stores
    await call("POST /user/send_password_recovery", {"email": a_mail()})
    reset = {"email": a_mail(), "token": "no-such-token", "password": PASSWORD, "confirm_pass": PASSWORD}
    # the right answer to a token that nobody was mailed
    await call("POST /user/update_password", reset, wanted=403)


async def walk_me(shopper, user):
    call, saw = shopper.call, shopper.record.saw
    me = saw("User", await call("GET /me"))
    assert me["id"] == user["id"]
    changed = {
        "firstName": "Marianela", "lastName": user["lastName"], "phone": "9981112233", "mobilePhone": "9981234567",
        "email": user["email"], "_email": user["email"],
    }
    assert (await call("PUT /me/update", changed))["firstName"] == "Marianela"
    client = saw("Client", await call("GET /me/client"))
    assert client["E_Mail"] == user["email"]
    await call("GET /me/activeStore")
    assert (await call("GET /client/{id}/ewallet", id=client["id"]))["ewallet"] == 0
    assert (await call("GET /client/{id}/balance", id=client["id"]))["balance"] == 0
    return client


async def walk_addresses(shopper, user, state):
    call, saw = shopper.call, shopper.record.saw
    contact = {
        "FirstName": "Mariana", "LastName": "Robles", "Tel1": "", "Cellolar": "9981234567", "E_Mail": user["email"],
        "_E_Mail": user["email"], "Address": "Av. Náder", "U_Noexterior": "28", "U_Nointerior": "S/N", "U_Colonia": "Centro",
        "U_Mpio": "Benito Juárez", "U_Ciudad": "Cancún", "U_Estado": state["Code"], "U_CP": "77500", "U_Entrecalle": "",
        "U_Ycalle": "", "U_Notes1": "",
    }
    made = saw("Contact", await call("POST /me/client/contacts", saw("Contact", contact)))
    edited = {name: value for name, value in contact.items() if name != "_E_Mail"}
    edited.update({"Tel1": "9981112233", "U_Notes1": "Portón blanco"})
    assert (await call("PUT /me/client/contacts/{id}", edited, id=made["id"]))["U_Notes1"] == "Portón blanco"
    kept = await call("GET /me/client/contacts")
    assert [one["id"] for one in kept] == [made["id"]]
    return made


def fiscal(email):
    """Somebody whom the tax authority of the sandbox knows."""
    return {
        "LicTradNum": "XIA190128J61", "companyName": "Xenon Industrial Articles", "companyPublicName": "Xenon",
        "cfdiUse": "G03", "regime": "601", "Phone1": "9981234567", "U_Correos": email, "Street": "Av. Náder", "U_NumExt": "28",
        "U_NumInt": "", "Block": "Centro", "City": "Cancún", "State": "ROO", "ZipCode": "76343", "U_Localidad": "Cancún",
    }


async def walk_fiscal(shopper, user):
    call, saw = shopper.call, shopper.record.saw
    kept = saw("Fiscal address", await call("PUT /me/client/fiscaladdress", saw("Fiscal address", fiscal(user["email"]))))
    read = await call("GET /me/client/fiscaladdress")
    assert read["fiscalAddress"] == kept and read["isValid"]


async def walk_invoice(shopper, order):
    call = shopper.call
    places = f'?order={order["id"]}'
    before = await call("GET /invoice/find/", query=places)
    if before["invoice"] is None:
        made = await call("POST /invoice/create/", {"order": order["id"]})
        assert made["order"] == order["id"]
    found = None
    # «until an invoice exists an in-progress note is shown, then sending is offered»
    for _ in range(60):
        found = (await call("GET /invoice/find/", query=places))["invoice"]
        if found and found["status"] == "valid":
            break
        await asyncio.sleep(1)
    assert found["status"] == "valid" and found["total"] == order["total"], "the invoice's total is the order's"
    await call("POST /invoice/send/", {"order": order["id"], "email": order["email"]})


async def walk_forms(shopper, order):
    """What somebody without an account writes: the e-mail, the name and the form."""
    call, saw = shopper.call, shopper.record.saw
    email = a_mail()
    form = {"name": "Ana Canul", "email": email, "e_mail": email, "phone": "9981234567", "message": "¿Abren el domingo?"}
    for row in ("POST /sendcontact", "POST /sendsuggestions"):
        await call(row, {"email": email, "name": "Ana Canul", "form": saw("Contact form", form)})
    claim = {
        **fiscal(email), "orderFolio": order["folio"], "purchaseDate": order["createdAt"][:10], "orderAmount": order["total"] + 1,
    }
    asked = saw("Invoicing request", {"email": email, "name": "Ana Canul", "form": claim})
    # another total than the order's finds no order
    await call("POST /sendfiscaldata", asked, wanted=404)


async def walk_own_lists(shopper, order):
    call = shopper.call
    orders = await call("GET /order/find/{page}", page=1)
    assert [one["folio"] for one in orders["data"]] == [order["folio"]]
    quotations = await call("POST /quotation/find/{page}", page=1)
    assert quotations["total"] >= 1
