#!/usr/bin/env perl
# Signs in, makes a quotation and pays it, with a client that Perl's OpenAPI::Client generates from the store's own
# document: proof that the document is enough for somebody who has nothing else. Needs a running demo store and
# OpenAPI::Client (Debian: libopenapi-client-perl).
#
#   perl shell/e2e/purchase-by-openapi.pl [http://localhost:4200]
use v5.36;
use utf8;
use open qw(:std :encoding(UTF-8));
use Mojo::JSON qw(true);
use Mojo::UserAgent;
use Mojo::Util qw(sha1_sum);
use OpenAPI::Client;

my $store = shift // 'http://localhost:4200';
my @site  = (site => 'actual-studio');
my $api   = OpenAPI::Client->new("$store/api/docs/json");
$api->base_url(Mojo::URL->new("$store/api"));

# A client of an API keeps no cookies: the token is all it has.
$api->ua->cookie_jar->max_cookie_size(0);
my $token;
$api->ua->on(start => sub ($ua, $tx) { $tx->req->headers->authorization("Bearer $token") if $token });

# The body of the answer; ends with what the service, or the document, refuses.
sub answer ($step, $tx) {
  my $reply = $tx->res;
  die join(' ', "$step:", $tx->error->{message}, $reply->body), "\n" if $tx->error;
  say $step;
  return $reply->json;
}
sub once { ('Idempotency-Key' => sha1_sum(join '-', $$, time, rand)) }

my $entered = answer 'sign in' => $api->postAuthSignin({@site},
  json => {email => 'clienta@demo.mx', password => 'Muebles-2026'});
$token = $entered->{token};

my $found   = answer 'search' => $api->postProductSearch({@site}, json => {keywords => 'silla'});
my ($product) = grep { $_->{Available} > 0 } $found->{products}->@*;
die "no chair is in stock\n" if !$product;

my $quotation = answer 'new quotation' => $api->postQuotationCreate({@site, once},
  json => {zipcodeDeliveryId => '77500', detail => {productId => $product->{id}, quantity => 1}});
my @of = (@site, id => $quotation->{id});

my $contacts = answer 'addresses' => $api->getMeClientContacts({@site});
my ($contact) = grep { $_->{U_CP} eq '77500' } @$contacts;
$contact //= answer 'new address' => $api->postMeClientContacts({@site, once}, json => {
  FirstName => 'Ana', LastName => 'Ruiz', Cellolar => '9981234567', E_Mail => 'clienta@demo.mx',
  _E_Mail => 'clienta@demo.mx', Address => 'Av. Náder', U_Noexterior => '28', U_Nointerior => 'S/N',
  U_Colonia => 'Centro', U_Mpio => 'Benito Juárez', U_Ciudad => 'Cancún', U_Estado => 'ROO', U_CP => '77500',
});
answer 'address of the quotation' => $api->putQuotationByIdAddress({@of}, json => {contactId => $contact->{id}});

my $options = answer 'ways to pay' => $api->postQuotationByIdPaymentoptions({@of}, json => {});
my ($card)   = grep { $_->{type} eq 'credit-card' } map { $_->{methods}->@* } $options->{groups}->@*;
my $provider = $options->{provider};

# The number of a card never reaches the store: the provider makes a token of it.
my $url    = Mojo::URL->new("$provider->{apiUrl}/v1/card_tokens")->query(public_key => $provider->{publicKey});
my $secret = answer 'card token' => Mojo::UserAgent->new->post($url, json => {
  card_number => '5474925432670366', expiration_month => '11', expiration_year => '30', security_code => '123',
  cardholder => {name => 'APRO'},
});

my $paid = answer 'payment' => $api->postProcessMPpayment({@site, once}, json => {
  quotationId => $quotation->{id}, token => $secret->{id}, payment_method_id => 'master', installments => 1,
  paymentType => 'credit-card', paymentGroup => 1, transaction_amount => $card->{total}, termsAccepted => true,
  cardholder => {
    email => 'clienta@demo.mx', phone => '9981234567', address => 'Av. Náder 28', neighborhood => 'Centro',
    city => 'Cancún', state => 'Quintana Roo', zip => '77500',
  },
});

my $order = answer 'order' => $api->postOrderFindbyidById({@site, id => $paid->{data}{orderId}});
say "order $order->{folio}: $order->{total} pesos, $order->{status}";
